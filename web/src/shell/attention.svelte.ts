// SPDX-License-Identifier: MIT
// Calls for the person's attention in the window's title and, if allowed, by a notification while the page is hidden.
import { untrack } from "svelte";

let words = $state("");

export function attention(): string {
  return words;
}

export function callFor(wanted: string): void {
  if (untrack(() => words) === wanted) return;
  words = wanted;
  if (wanted && document.hidden && notifications() === "granted") void notify(wanted);
}

// The number of online tables that wait for this person, shown in the bar and as a badge of the app.
let tables = $state(0);

export function tablesWaiting(): number {
  return tables;
}

export function callToTables(count: number): void {
  tables = count;
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

// "default": the person may still be asked; "none": the browser has no notifications.
export function notifications(): NotificationPermission | "none" {
  return "Notification" in window ? Notification.permission : "none";
}

export async function allowNotifications(): Promise<NotificationPermission | "none"> {
  if (notifications() === "none") return "none";
  return Notification.requestPermission();
}

// On some phones only the service worker may show notifications.
async function notify(title: string): Promise<void> {
  const options = { tag: "parlor", icon: "./icon-192.png" };
  try {
    new Notification(title, options);
  } catch {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, options).catch(() => undefined);
  }
}
