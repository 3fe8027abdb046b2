import {expect, it} from 'vitest';
import packGlobalData from '../loader';

it('fails when Docusaurus keeps the list of documents elsewhere', () => {
  expect(() => packGlobalData.call({resourcePath: '/a/globalData.json'}, '{"other": {}}')).toThrow(
    'Framework patch "doc-list": globalData.json has no docusaurus-plugin-content-docs',
  );
});
