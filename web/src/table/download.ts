// SPDX-License-Identifier: MIT
// Downloads: a record as text, the board as SVG or PNG.
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function textFile(text: string): Blob {
  return new Blob([text], { type: "text/plain" });
}

export function svgFile(svg: string): Blob {
  return new Blob([svg], { type: "image/svg+xml" });
}

export async function pngFile(svg: string, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(await imageOf(svg, width, height), 0, 0, width, height);
  return pngOf(canvas);
}

export async function imageOf(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(svgFile(sized(svg, width, height)));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture")))),
  );
}

// An SVG needs width and height to have a size as an image.
function sized(svg: string, width: number, height: number): string {
  if (/<svg[^>]*\swidth=/.test(svg)) return svg;
  return svg.replace("<svg", `<svg width="${width}" height="${height}"`);
}

export function fileName(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/[^\w]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  return `${plain || "parlor"}-${new Date().toISOString().slice(0, 10)}`;
}
