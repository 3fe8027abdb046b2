import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pinnedVersions} from '../support/tutorials/project';

const FOLDER = path.resolve(__dirname, '../../src/snippets');
const projects = fs.readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).filter((file) => path.basename(file) === 'package.json');

describe('projects of the snippets', () => {
  it.each(projects)('%s names the versions that the tests run', (file) => {
    const {dependencies = {}, devDependencies = {}} = JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
    const asked = {...dependencies, ...devDependencies};
    expect(Object.keys(asked)).not.toEqual([]);
    const own = pinnedVersions();
    expect(asked).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, own[name]])));
  });
});
