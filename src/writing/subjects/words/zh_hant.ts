import type { SubjectWords } from "./subject_words.ts";

/** Chinese, in traditional characters. */
export const zhHant: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "",
  layers: 1,
  compounds: true,
  words: `
    dog: 狗, 小狗
    cat: 貓, 小貓
    honeybee: 蜜蜂, 養蜂, 蜂群, 蜂箱, 授粉
    bird: 鳥, 鳥類, 候鳥, 賞鳥
    fish: 魚, 魚類, 漁民, 漁業
    evergreen-tree: 森林, 林業
    deciduous-tree: 樹木
    maple-leaf: 楓葉, 楓紅
    red-apple: 蘋果?
    bread: 麵包, 酵母
    steaming-bowl: 麵條, 拉麵, 牛肉麵
    cooked-rice: 米飯, 白飯
    shortcake: 蛋糕
    chocolate-bar: 巧克力
    honey-pot: 蜂蜜
    glass-of-milk: 牛奶, 鮮奶
    hot-beverage: 咖啡, 咖啡豆, 咖啡館
    teacup-without-handle: 茶, 綠茶, 茶葉
    wine-glass: 葡萄酒, 紅酒
    beer-mug: 啤酒
    fork-and-knife-with-plate: 餐廳
    egg: 雞蛋
    fire: 火災, 山火, 森林大火, 大火, 火勢, 縱火
    fire-engine: 消防, 消防員
    water-wave: 洪水, 海嘯, 海洋, 大海, 淹水
    droplet: 水, 飲用水, 乾旱, 缺水
    cloud-with-rain: 雨, 豪雨, 降雨
    cloud-with-lightning-and-rain: 雷雨, 暴風雨
    snowflake: 雪, 大雪
    cyclone: 颱風, 颶風
    thermometer: 熱浪, 高溫, 氣溫
    volcano: 火山, 熔岩
    mountain: 山?, 登山, 高山
    snow-capped-mountain: 冰川
    desert: 沙漠
    beach-with-umbrella: 海灘, 沙灘
    globe-showing-europe-africa: 氣候變遷, 氣候變化, 全球暖化
    full-moon: 月球, 月亮
    ringed-planet: 行星, 土星
    milky-way: 銀河系, 星系, 宇宙, 黑洞?
    comet: 彗星, 小行星, 隕石
    telescope: 望遠鏡, 天文學, 天文學家
    rocket: 火箭, 太空船, 太空
    hospital: 醫院
    microbe: 病毒, 細菌, 疫情, 流感
    syringe: 疫苗, 接種
    pill: 藥物, 藥品, 抗生素
    stethoscope: 醫師, 醫生, 護理師
    brain: 大腦, 神經元
    tooth: 牙齒, 牙醫
    bed: 睡眠, 失眠
    cigarette: 香菸, 吸菸, 菸草
    microscope: 顯微鏡, 實驗室
    dna: 基因, 遺傳
    radioactive: 核電廠, 核電, 放射性
    amphora: 考古, 考古學家, 文物
    classical-building: 立法院, 國會, 議會, 博物館
    ballot-box-with-ballot: 選舉, 投票, 選民, 大選, 公投
    balance-scale: 法院, 法官, 律師, 檢察官, 判決
    police-car: 警察, 警方
    military-helmet: 士兵, 軍隊
    placard: 抗議, 示威
    eye: 大規模監控, 監視器, 間諜軟體, 網路追蹤, 監控?, 追蹤?
    locked: 密碼, 加密, 資安
    bank: 央行, 銀行
    coin: 硬幣, 比特幣, 加密貨幣
    chart-increasing: 股市, 經濟成長
    receipt: 稅收, 報稅, 所得稅
    factory: 工廠
    oil-drum: 石油, 原油
    houses: 房租, 租屋, 房客
    train: 火車, 鐵路, 高鐵, 列車
    metro: 捷運, 地鐵
    bus: 公車
    automobile: 汽車, 電動車
    bicycle: 自行車, 腳踏車, 單車
    ship: 船, 貨船
    airplane: 飛機, 航空公司, 機場
    luggage: 旅遊, 觀光, 遊客
    tent: 露營, 帳篷, 營地, 營區
    hiking-boot: 健行, 步道
    tractor: 農民, 農業, 農場
    laptop: 電腦, 軟體, 程式設計
    mobile-phone: 手機, 智慧型手機
    robot: 機器人, 人工智慧, 聊天機器人
    camera: 攝影師, 攝影, 相機
    battery: 電池
    high-voltage: 電力, 停電
    school: 學校, 國小, 國中, 教師
    graduation-cap: 大學, 大學生
    books: 書?, 圖書館, 閱讀, 書店, 小說
    newspaper: 報紙, 記者
    movie-camera: 電影, 導演
    musical-notes: 音樂, 作曲家
    musical-keyboard: 鋼琴
    violin: 小提琴, 交響樂
    soccer-ball: 足球
    baseball: 棒球
    basketball: 籃球
    running-shoe: 馬拉松, 路跑
    sports-medal: 奧運, 獎牌
    christmas-tree: 聖誕節
    wedding: 婚禮
    wastebasket: 垃圾
    recycling-symbol: 回收`,
  figurative: `冰山一角, 畫蛇添足, 對牛彈琴, 害群之馬, 黑馬, 黑天鵝, 房間裡的大象, 代罪羔羊, 紙老虎, 火上加油, 如魚得水, 象牙塔, 大餅, 薪水, 水平, 馬上, 蝴蝶效應,
    牛市, 熊市, 蘋果公司`,
  misleading: "星星, 鑰匙, 水滴, 火, 家",
};
