import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Icon, {type IconName} from '..';
import {ICON_NAMES} from '../icons';

describe('Icon', () => {
  it.each(ICON_NAMES)('%s is drawn on the grid and hidden from assistive technology', (name) => {
    const html = renderToStaticMarkup(<Icon name={name} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('viewBox="0 0 24 24"');
    expect(html).toMatch(/<(path|circle)/);
  });

  it('stops at an unknown name and lists the names', () => {
    expect(() => renderToStaticMarkup(<Icon name={'rocket' as IconName} />)).toThrow(
      /no icon named "rocket".*account.*wallet/s,
    );
  });
});
