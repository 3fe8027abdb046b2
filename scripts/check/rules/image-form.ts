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
      // Alternative text from code, such as {caption}, passes.
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
          message: `The raster image "${url}" is sent to every reader at full size.`,
          fix: 'Use <Figure img={…} alt="…" />, which creates smaller versions for small screens.',
        };
      }
      if (/^https?:/.test(url))
        yield {
          line,
          message: `The image "${url}" is loaded from another host.`,
          fix: 'Copy the file next to the page or to static/img.',
        };
    }
  },
};
