/**
 * Keeps what is tapped before the menu's own script has arrived, and shows that it was heard: on a slow network the menu
 * stands there seconds earlier. The only script inside a page of ours; the page's policy names it by hash.
 */
export const KEEP_EARLY_TAPS = `{
const taps=globalThis.earlyTaps=[];
addEventListener("click",({target})=>{
const tapped=globalThis.earlyTaps&&target.closest("button,.ways input");
tapped&&(taps.push(tapped),tapped.ariaBusy="true")
});
addEventListener("error",({target})=>{
if(target.type=="module")for(const tapped of taps)tapped.ariaBusy=null
},true)
}`;
