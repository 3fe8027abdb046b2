import fs from 'node:fs';import path from 'node:path';
import {readRenderedPage} from '../src/plugins/docusaurus-plugin-search/build/readPage';
const types:Record<string,string>={};
const walk=(d:string)=>{for(const e of fs.readdirSync(d,{withFileTypes:true})){const f=path.join(d,e.name);if(e.isDirectory())walk(f);else if(/\.mdx?$/.test(e.name)){const s=fs.readFileSync(f,'utf8');const t=/^type: *(\w+)/m.exec(s)?.[1];if(t)types[f]=t;}}};walk('docs');
for(const p of ['','/zh-CN','/es']){const idx=JSON.parse(fs.readFileSync('/tmp/build-before'+p+'/search-index.json','utf8'));
const out=[] as any[];
for(const {url} of idx.pages){let f='/tmp/build-before'+decodeURI(url).replace(/\/$/,'');f=fs.existsSync(f+'.html')?f+'.html':f+'/index.html';const html=fs.readFileSync(f,'utf8');
const r=readRenderedPage(html);if(!r)continue;const id=/docs-doc-id-([^ "]+)/.exec(html.slice(0,600))?.[1];
const cand=id&&[`docs/${id}.mdx`,`docs/${id}/index.mdx`].find(x=>types[x]);
out.push({url,type:cand?types[cand]:undefined,...r});}
fs.writeFileSync('/tmp/rendered'+(p||'/en').replace('/','-')+'.json',JSON.stringify(out));
console.log(p,out.length,out.filter(x=>x.kind==='docs'&&!x.type).map(x=>x.url).slice(0,10),JSON.stringify(out.map(x=>x.sections)).length)}
