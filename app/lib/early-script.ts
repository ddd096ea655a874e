/**
 * Runs before the first paint, and works when hydration never comes: says that there is a script,
 * and whether the page has scrolled past 10 px (specification 9).
 */
export const earlyScript = `(d=>{d.classList.add("js");const f=()=>d.toggleAttribute("data-scrolled",scrollY>10);addEventListener("scroll",f,{passive:true});f()})(document.documentElement)`;
