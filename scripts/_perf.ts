import fs from 'node:fs';import {parse} from 'yaml';
import {buildIndex} from '../src/plugins/docusaurus-plugin-search/build/buildIndex';
import {readWords} from '../src/plugins/docusaurus-plugin-search/build/words';
import {readGlossary} from '../src/remark/glossary/readGlossary';
import {SearchEngine} from '../src/plugins/docusaurus-plugin-search/client/engine';
const aliases=JSON.parse(fs.readFileSync('src/facts/internal-contracts.json','utf8')).map((c:any)=>[c.name,c.hex,c.mainnet,c.testnet].filter((n:string)=>n&&/[a-z][A-Z]|\d/.test(n)));
for(const [l,loc] of [['en','en'],['zh','zh-CN'],['es','es']] as const){
const rendered=JSON.parse(fs.readFileSync('/tmp/rendered-'+loc+'.json','utf8'));for(const x of rendered)if(x.sections[0]?.level!==0)x.sections.unshift({anchor:'',heading:'',level:0,text:'',code:'',keys:'',cells:''});
const words=readWords(fs.readFileSync('src/facts/search-words.yaml','utf8'),readGlossary('.'),l as any);
const index=buildIndex(rendered,words,loc as any,aliases);
const json=JSON.stringify({folder:'x',...index.first});
const ts:number[]=[];let e!:SearchEngine;for(let i=0;i<5;i++){const t=(()=>{const c=process.cpuUsage();return (c.user+c.system)/1000})();e=new SearchEngine(JSON.parse(json));ts.push((()=>{const c=process.cpuUsage();return (c.user+c.system)/1000})()-t)}
const tw=(()=>{const c=process.cpuUsage();return (c.user+c.system)/1000})();e.addWords(index.words);const tww=(()=>{const c=process.cpuUsage();return (c.user+c.system)/1000})()-tw;
for(const [n,f] of index.others){if(n[0]==='w')e.addShard(+n.slice(1,-5),f as any);else e.addText(n,f as any)}
const y=parse(fs.readFileSync('tests/fixtures/search/'+l+'.yaml','utf8'));const F:number[]=[],A:number[]=[];const slow:any[]=[];
for(let pass=0;pass<2;pass++)for(const rows of Object.values(y) as any)for(const [q] of rows){const t=(()=>{const c=process.cpuUsage();return (c.user+c.system)/1000})();const f=e.find(String(q));const t1=(()=>{const c=process.cpuUsage();return (c.user+c.system)/1000})();e.answer(f,8);const t2=(()=>{const c=process.cpuUsage();return (c.user+c.system)/1000})();if(pass){F.push(t1-t);A.push(t2-t1);slow.push([t2-t,q])}}
const st=(x:number[])=>{x.sort((p,q)=>p-q);return `median ${x[x.length>>1]!.toFixed(1)} p90 ${x[Math.floor(x.length*.9)]!.toFixed(1)} max ${x.at(-1)!.toFixed(1)}`};
slow.sort((a,b)=>b[0]-a[0]);
console.log(l,'engine',ts.map(x=>x.toFixed(0)).join(' '),'words',tww.toFixed(1),'find',st(F),'answer',st(A),slow.slice(0,5).map(x=>x[1]+' '+x[0].toFixed(0)).join(' | '))}
