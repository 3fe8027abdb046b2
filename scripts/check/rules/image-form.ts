import type {PageRule, Problem} from '../types';

const RASTER = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** Required attributes of a picture's markup; the rule `images` checks whether its file exists. */
export const imageForm: PageRule = {
  id: 'image-form',
  about: 'alternative text that says what the picture shows; raster images through the Figure component',
  *check(page): Generator<Problem> {
    for (const {url, alt, line, component} of page.images) {
      if (url === '') {
        yield {
          line,
          message: 'The image has no address.',
          fix: 'Write the path of its file: ![alternative text](./file.svg).',
        };
        continue;
      }
      // A text from code, such as {caption}, is none of these.
      if (!alt?.trim()) {
        yield {line, message: `The image "${url}" has no alternative text.`, fix: 'Say in one phrase what it shows.'};
      } else if (
        /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(alt.trim()) ||
        /^(?:image|img|picture|screenshot|diagram|图片|imagen)$/i.test(alt.trim())
      ) {
        yield {
          line,
          message: `The alternative text "${alt}" does not say what the image shows.`,
          fix: 'Say in one phrase what a reader sees in it.',
        };
      }
      if (component !== 'Figure' && RASTER.test(url)) {
        yield {
          line,
          message: `The raster image "${url}" is shown at full size to everybody.`,
          fix: 'Use <Figure img={…} alt="…" />, which makes sizes for small screens.',
        };
      }
      if (/^https?:/.test(url))
        yield {
          line,
          message: `The image "${url}" is loaded from another host.`,
          fix: 'Copy the file beside the page or to static/img.',
        };
    }
  },
};
