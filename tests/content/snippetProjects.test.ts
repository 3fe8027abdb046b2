import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import root from '../../package.json';

const FOLDER = path.resolve(__dirname, '../../src/snippets');
const projects = fs.readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).filter((file) => path.basename(file) === 'package.json');

describe('projects of the snippets', () => {
  it.each(projects)('%s names the versions that the tests run', (file) => {
    const {dependencies} = JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as {dependencies: Record<string, string>};
    const own: Record<string, string> = {...root.dependencies, ...root.devDependencies};
    expect(dependencies).toEqual(Object.fromEntries(Object.keys(dependencies).map((name) => [name, own[name]])));
  });
});
