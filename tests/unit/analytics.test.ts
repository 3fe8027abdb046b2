import {describe, expect, it} from 'vitest';
import {analyticsScript} from '../../src/config/analytics';

describe('analyticsScript', () => {
  it('§7 analytics: is a file of the site, not asynchronous, and carries no id by default', () => {
    expect(analyticsScript('', '/events')).toEqual({src: '/js/analytics.js', async: false});
  });

  it('carries the id and the path when an id is configured', () => {
    expect(analyticsScript('docs', '/events')).toMatchObject({'data-id': 'docs', 'data-path': '/events'});
  });

  it.each(['https://tracker.example/collect', '//tracker.example/collect', '/\\tracker.example', 'events'])(
    'refuses %s, which is no path of this site',
    (path) => {
      expect(() => analyticsScript('docs', path)).toThrow('must be a path of this site');
    },
  );
});
