import fs from 'node:fs';import zlib from 'node:zlib';import {parse} from 'yaml';
import {buildIndex} from '../src/plugins/docusaurus-plugin-search/build/buildIndex';
import {readWords} from '../src/plugins/docusaurus-plugin-search/build/words';
import {readGlossary} from '../src/remark/glossary/readGlossary';
import {SearchSession} from '../src/plugins/docusaurus-plugin-search/client/session';
import {SearchEngine} from '../src/plugins/docusaurus-plugin-search/client/engine';
const only=process.argv[2]??'';const verbose=process.argv.includes('-v');const held=process.argv.includes('--held');const firstOnly=process.argv.includes('--first');
const tot={} as any;const gz=(o:any)=>zlib.gzipSync(JSON.stringify(o),{level:6}).length;const br=(o:any)=>zlib.brotliCompressSync(JSON.stringify(o),{params:{[zlib.constants.BROTLI_PARAM_QUALITY]:5}}).length;
const aliases=JSON.parse(fs.readFileSync('src/facts/internal-contracts.json','utf8')).map((c:any)=>[c.name,c.hex,c.mainnet,c.testnet].filter((n:string)=>n&&/[a-z][A-Z]|\d/.test(n)));
(async()=>{
for(const [l,loc] of [['en','en'],['zh','zh-CN'],['es','es']] as const){ if(only&&only!=='all'&&only!==l)continue;
const p=l==='en'?'':'/'+loc;
const rendered=JSON.parse(fs.readFileSync('/tmp/rendered-'+loc+'.json','utf8'));for(const x of rendered)if(x.sections[0]?.level!==0)x.sections.unshift({anchor:'',heading:'',level:0,text:'',code:'',keys:'',cells:''});
const t0=Date.now();
const words=readWords(fs.readFileSync('src/facts/search-words.yaml','utf8'),readGlossary('.'),l as any);
const index=buildIndex(rendered,words,loc as any,aliases);
const t1=Date.now();
const first={folder:'x',...index.first};
const e=new SearchEngine(first);const t2=Date.now();void e;
let bytes=0;const seen=new Set<string>();
const read=async(path:string)=>{const n=path.slice(2);const f=index.others.get(n);if(!seen.has(n)){seen.add(n);bytes+=gz(f)}return f};
const y=parse(fs.readFileSync('tests/fixtures/search/'+l+'.yaml','utf8'));
const miss:string[]=[];const loads:number[]=[];const times:number[]=[];
for(const [k,rows] of Object.entries(y) as any){const s={t:{n:0,h:0,m:0,f:0},h:{n:0,h:0,m:0,f:0}} as any;
for(const [i,[q,...pages]] of (rows as any).entries()){const want=new Set(pages.map((x:string)=>p+(x.startsWith('/')?x:'/docs/'+x)));
const ss=new SearchSession(first,firstOnly?async()=>{throw new Error('x')}:read,0);ss.addWords(index.words);bytes=0;seen.clear();let a:any;await ss.find(String(q),100,x=>a=x);
seen.clear();bytes=0;const s8=new SearchSession(first,read,0);s8.addWords(index.words);await s8.find(String(q),8,()=>{});loads.push(bytes);const tt=performance.now();await s8.find(String(q),8,()=>{});times.push(performance.now()-tt);
const r=a.hits.findIndex((h:any)=>want.has(h.url.replace(/\/$/,'')))+1;
const z=s[i%3===2?'h':'t'];z.n++;if(r&&r<=3)z.h++;if(r)z.m+=1/r;if(r===1)z.f++;
if((i%3!==2)!==held&&r!==1)miss.push(`${l} ${k} "${q}" rank ${r}: `+a.hits.slice(0,4).map((h:any)=>h.url.replace(p,'').replace('/docs/','')).join(' | '));}
for(const a of ['t','h']){const T=(tot[a+k]??={n:0,h:0,m:0,f:0});for(const x of ['n','h','m','f'])T[x]+=s[a][x];}
console.log(l,k.padEnd(8),Object.entries(s).filter(([a])=>a==='t'||held).map(([a,z]:any)=>a+': hit3 '+(z.h/z.n).toFixed(3)+' mrr '+(z.m/z.n).toFixed(3)+' first '+(z.f/z.n).toFixed(2)).join(' | '))}
if(verbose)console.log(miss.join('\n'));
const st=(x:number[])=>{x.sort((p,q)=>p-q);return `median ${x[x.length>>1]!.toFixed(1)} p90 ${x[Math.floor(x.length*.9)]!.toFixed(1)} max ${x.at(-1)!.toFixed(1)}`};
console.log('first gz',gz(first),'br5',br(first),'words gz',gz(index.words),'br5',br(index.words),'files',index.others.size,'loads',st(loads),'warm ms',st(times),'build ms',t1-t0,'engine ms',t2-t1);
}
for(const a of held?['t','h']:['t']){const s=Object.entries(tot).filter(([k])=>k[0]===a).reduce((x:any,[,z]:any)=>({n:x.n+z.n,h:x.h+z.h,m:x.m+z.m,f:x.f+z.f}),{n:0,h:0,m:0,f:0});console.log(a,'TOTAL n',s.n,'hit3',(s.h/s.n).toFixed(3),'mrr',(s.m/s.n).toFixed(3),'first',(s.f/s.n).toFixed(3))}
})();
