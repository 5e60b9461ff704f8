/** Chinese units of more than one character, as a regular expression writes a choice: a line must not break between a number and its unit, nor within the unit. */
export const CHINESE_UNITS = '万像素|[毫微纳][米秒]|小时|分钟'
