/** The one address that the pictures of Baidu's map come from (R-14l). */
export const BAIDU_MAP_ORIGIN = 'https://api.map.baidu.com'
