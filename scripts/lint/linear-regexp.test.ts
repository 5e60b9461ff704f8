import { expect, test } from 'vitest'
import { slowness } from './linear-regexp.mjs'

test.each([
  /([?&][^=&]*(?:token|preview|password|secret|captcha|smscode)[^=&]*=)[^&]*/gi,
  /[\p{Script=Latin}\p{N}][^\s\p{Script=Han}]*$/u,
  /[\s·，、,;；]+$/u,
  /\/+$/,
  /(a+)+$/,
])('B-06b the lint refuses %s', ({ source, flags }) => {
  expect(slowness(source, flags)).toMatch(/takes (quadratic|exponential) time/)
})

test.each([/^\/+/, /([?&])([^=&?]*)=([^&]*)/g, /^[1-9]\d{0,14}$/, /<[^<>]*>/, /^(\/(?:home|_[a-z]+))(?:\/([a-z0-9-]{1,120}))?$/])(
  'B-06b the lint accepts %s',
  ({ source, flags }) => {
    expect(slowness(source, flags)).toBeNull()
  },
)
