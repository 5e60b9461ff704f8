/** Chinese units of more than one character, as a regular expression writes a choice: a number must not be parted from the whole of them. */
export const CHINESE_UNITS = '万像素|[毫微纳][米秒]|小时|分钟'
