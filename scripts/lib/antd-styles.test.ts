import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { antdStyles } from './antd-styles.mjs'
import { inRoot } from './root.mjs'

test('B-36g each component gets the rules that begin with its class, and the rest is for all', () => {
  const parts = antdStyles(`
    a:hover{color:red}
    .ant-btn,.ant-select:hover{color:blue}
    .ant-select .ant-btn{margin:0}
    .ant-input-number{width:90px}
    .css-var-_R_0_.ant-btn{--ant-btn:1px}
    @media (max-width: 9px){.ant-col-1{width:1%}.ant-tabs{padding:0}}
    @keyframes antSpin{to{rotate:1turn}}`)
  const plain = Object.fromEntries([...parts].map(([name, css]) => [name, css.replaceAll(/\s/g, '')]))
  expect(plain).toEqual({
    base: 'a:hover{color:red}@keyframesantSpin{to{rotate:1turn}}',
    button: '.ant-btn{color:blue}',
    select: '.ant-select:hover{color:blue}.ant-select.ant-btn{margin:0}',
    'input-number': '.ant-input-number{width:90px}',
    grid: '@media(max-width:9px){.ant-col-1{width:1%}}',
    tabs: '@media(max-width:9px){.ant-tabs{padding:0}}',
  })
})

test('B-36g a class that belongs to no component of antd stops the build', () => {
  expect(() => antdStyles('.ant-unheard-of{color:red}')).toThrow('unheard-of')
})

test('B-36g no declaration of the whole style sheet is lost but those of the themes of its examples', () => {
  const whole = readFileSync(inRoot('node_modules', 'antd', 'dist', 'antd.css'), 'utf8')
  const selectors = (css: string) =>
    [...css.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)]
      .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/\.css-var-_R_|\.data-ant-cssinjs/.test(one))
  const given = new Set([...antdStyles(whole).values()].flatMap(selectors))
  const wanted = selectors(whole)
  expect(wanted.length).toBeGreaterThan(3000)
  expect(wanted.filter((one) => !given.has(one))).toEqual([])
})
