/**
 * An .ico file that holds PNG images (the form that every browser of today reads): a directory of 16 bytes an
 * image after a head of 6 bytes, all numbers little-endian.
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
