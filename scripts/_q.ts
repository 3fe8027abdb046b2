import fs from 'node:fs';
import {buildIndex} from '../src/plugins/docusaurus-plugin-search/build/buildIndex';
import {readWords} from '../src/plugins/docusaurus-plugin-search/build/words';
import {readGlossary} from '../src/remark/glossary/readGlossary';
import {SearchEngine} from '../src/plugins/docusaurus-plugin-search/client/engine';
import {searchOptions} from '../src/config/search';
const es:any={};
export const get=(l:string)=>{if(es[l])return es[l];const loc=({en:'en',zh:'zh-CN',es:'es'} as any)[l];
const rendered=JSON.parse(fs.readFileSync('/tmp/rendered-'+loc+'.json','utf8'));for(const x of rendered)if(x.sections[0]?.level!==0)x.sections.unshift({anchor:'',heading:'',level:0,text:'',code:'',keys:'',cells:''});
const words=readWords(fs.readFileSync('src/facts/search-words.yaml','utf8'),readGlossary('.'),l as any);
const index=buildIndex(rendered,words,loc as any,searchOptions.aliases);const e=new SearchEngine({folder:'x',...index.first});e.addWords(index.words);
for(const [n,f] of index.others){if(n[0]==='w')e.addShard(+n.slice(1,-5),f as any);else e.addText(n,f as any)}return es[l]=e};
const [l,...qs]=process.argv.slice(2);const e=get(l!);for(const q of qs){const f=e.find(q);const a=e.answer(f,+(process.env.N??5));console.log('###',q,a.total,a.corrections.map((c:any)=>c.from+'→'+c.to).join(' '),a.suggestions.join(','));a.hits.forEach((h:any,i:number)=>console.log('   ',f.pages[i].score.toFixed(2),h.url,'|',h.section?h.section.url.split('#')[1]+': '+h.section.excerpt.map((p:any)=>p.hit?'['+p.text+']':p.text).join('').slice(0,90):h.excerpt.map((p:any)=>p.hit?'['+p.text+']':p.text).join('').slice(0,90)))}
