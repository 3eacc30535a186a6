// SPDX-License-Identifier: MIT
// Something waits for the person: it stands in the title of the window and, where that is allowed,
// comes as a notification while the page is out of sight.
let words = $state("");

export function attention(): string {
  return words;
}

export function callFor(wanted: string): void {
  if (wanted === words) return;
  words = wanted;
  if (wanted && document.hidden && notifications() === "granted") void notify(wanted);
}

// How many tables online wait for this person: on the way there in the bar, and on the app's icon.
let tables = $state(0);

export function tablesWaiting(): number {
  return tables;
}

export function callToTables(count: number): void {
  tables = count;
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}

// "default": a person may still be asked; "none": this browser has nothing of the kind.
export function notifications(): NotificationPermission | "none" {
  return "Notification" in window ? Notification.permission : "none";
}

export async function allowNotifications(): Promise<NotificationPermission | "none"> {
  if (notifications() === "none") return "none";
  return Notification.requestPermission();
}

// Some phones let only the service worker do it.
async function notify(title: string): Promise<void> {
  const options = { tag: "parlor", icon: "./icon-192.png" };
  try {
    new Notification(title, options);
  } catch {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, options).catch(() => undefined);
  }
}
