/**
 * An .ico file with PNG images, which every current browser can read: a header of 6 bytes, and a directory with 16
 * bytes per image. All numbers are little-endian.
 */
export function icoOf(images: {size: number; png: Buffer}[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({size, png}, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size === 256 ? 0 : size, entry);
    head.writeUInt8(size === 256 ? 0 : size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({png}) => png)]);
}
