import fs from 'node:fs';
import {readRenderedPage} from '../src/plugins/docusaurus-plugin-search/build/readPage';
const f=process.argv[2]!;const p=readRenderedPage(fs.readFileSync(fs.existsSync(f+'.html')?f+'.html':f+'/index.html','utf8'))!;
console.log({...p,sections:p.sections.map(s=>({...s,text:s.text.slice(0,400),code:s.code.slice(0,100),keys:s.keys.slice(0,150)})),links:p.links.length});
