import type { SubjectWords } from "./subject_words.ts";

/** Chinese. */
export const zh: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "",
  layers: 1,
  compounds: true,
  words: `
    dog: 狗, 小狗, 宠物狗
    cat: 猫, 小猫
    horse: 马?
    cow: 奶牛, 肉牛, 畜牧业
    pig: 猪, 生猪
    ewe: 绵羊, 羊群
    bird: 鸟, 鸟类, 候鸟
    blackbird: 乌鸦
    mantelpiece-clock: 时钟, 钟表, 钟表匠, 挂钟
    bear: 熊?, 棕熊
    fish: 鱼, 鱼类, 三文鱼, 渔民, 渔业
    honeybee: 蜜蜂, 养蜂, 养蜂人, 蜂群, 蜂箱, 授粉
    mosquito: 蚊子, 疟疾, 登革热
    paw-prints: 宠物?, 兽医
    blossom: 花?, 鲜花
    evergreen-tree: 森林, 林业, 砍伐
    deciduous-tree: 树木, 树?, 大树
    sheaf-of-rice: 小麦, 水稻, 粮食
    herb: 罗勒, 香草
    mushroom: 蘑菇, 真菌
    grapes: 葡萄, 葡萄园
    red-apple: 苹果?
    potato: 土豆, 马铃薯
    beans: 大豆
    bread: 面包, 酵母, 面团
    cheese-wedge: 奶酪
    cut-of-meat: 牛肉
    pot-of-food: 汤?, 炖菜
    cooked-rice: 米饭, 大米
    steaming-bowl: 面条, 拉面
    shortcake: 蛋糕
    chocolate-bar: 巧克力
    candy: 糖?, 白糖
    honey-pot: 蜂蜜
    glass-of-milk: 牛奶
    hot-beverage: 咖啡, 咖啡豆, 咖啡馆
    teacup-without-handle: 茶, 绿茶, 茶叶, 喝茶
    wine-glass: 葡萄酒, 红酒
    beer-mug: 啤酒
    fork-and-knife-with-plate: 餐厅, 餐馆
    egg: 鸡蛋
    fire: 火灾, 山火, 森林火灾, 大火, 火势, 纵火
    fire-engine: 消防, 消防员
    water-wave: 洪水, 海啸, 海洋, 大海, 洪灾
    droplet: 水, 饮用水, 干旱, 地下水
    cloud-with-rain: 雨, 暴雨, 降雨
    cloud-with-lightning-and-rain: 雷暴, 暴风雨
    snowflake: 雪, 大雪, 降雪
    cyclone: 台风, 飓风
    thermometer: 热浪, 高温, 气温, 发烧
    volcano: 火山, 喷发, 熔岩
    mountain: 山?, 登山, 高山
    snow-capped-mountain: 冰川
    desert: 沙漠
    beach-with-umbrella: 海滩, 沙滩
    globe-showing-europe-africa: 气候变化, 全球变暖, 气候危机
    full-moon: 月球, 月亮
    ringed-planet: 行星, 土星
    milky-way: 银河系, 星系, 宇宙, 黑洞?
    comet: 彗星, 小行星, 陨石
    telescope: 望远镜, 天文学, 天文学家
    rocket: 火箭, 飞船, 航天, 探测器
    satellite: 卫星
    hospital: 医院
    ambulance: 救护车
    microbe: 病毒, 细菌, 新冠, 疫情, 流感
    syringe: 疫苗, 接种, 胰岛素
    pill: 药物, 药品, 抗生素
    stethoscope: 医生, 护士
    brain: 大脑, 神经元
    tooth: 牙齿, 牙医
    bed: 睡眠, 失眠
    cigarette: 香烟, 吸烟, 烟草, 戒烟
    microscope: 显微镜, 实验室
    dna: 基因, 基因组, 遗传
    radioactive: 核电站, 核电, 放射性, 核能
    abacus: 数学, 数学家
    amphora: 考古, 考古学家, 文物, 陶器
    classical-building: 议会, 国会, 博物馆
    ballot-box-with-ballot: 选举, 投票, 选民, 大选, 公投
    balance-scale: 法院, 法官, 律师, 检察院, 判决
    police-car: 警察, 警方
    military-helmet: 士兵, 军队
    dove: 停火, 停战
    placard: 抗议, 示威, 示威者
    eye: 第三方Cookie, 大规模监控, 监控摄像头, 间谍软件, 网络追踪, 监控?, 追踪?
    locked: 个人信息, 个人数据, 隐私?, 密码, 加密, 数据泄露, 网络安全
    bank: 央行, 中央银行, 银行
    coin: 硬币, 比特币, 加密货币
    money-bag: 储蓄, 存钱
    chart-increasing: 股市, 经济增长
    receipt: 税收, 纳税, 增值税
    shopping-cart: 超市
    briefcase: 失业率, 失业
    factory: 工厂
    oil-drum: 石油, 原油
    fuel-pump: 汽油, 加油站
    house: 住房, 房屋
    houses: 租金, 房租, 租客
    hotel: 酒店
    train: 火车, 铁路, 高铁, 列车
    metro: 地铁
    bus: 公交车, 公交
    automobile: 汽车, 电动汽车, 轿车
    delivery-truck: 卡车
    bicycle: 自行车, 骑行
    ship: 船, 货船, 轮船
    airplane: 飞机, 航空公司, 机场, 客机
    luggage: 旅游, 游客
    tent: 露营, 帐篷
    hiking-boot: 徒步
    tractor: 农民, 农业, 农场
    laptop: 电脑, 计算机, 软件, 编程, 程序员
    mobile-phone: 手机, 智能手机
    robot: 机器人, 人工智能, 大模型, 聊天机器人
    video-game: 电子游戏, 游戏机
    camera: 摄影师, 摄影, 相机
    battery: 电池
    high-voltage: 电力, 停电, 电网
    school: 学校, 小学, 中学, 教师
    graduation-cap: 大学, 大学生
    books: 书?, 图书馆, 阅读, 书店, 小说
    newspaper: 报纸, 记者, 新闻业
    movie-camera: 电影, 导演, 电影节
    musical-notes: 音乐, 作曲家
    violin: 小提琴, 交响乐, 乐团
    musical-keyboard: 钢琴, 钢琴家
    performing-arts: 戏剧, 剧院
    artist-palette: 画家, 绘画
    soccer-ball: 足球, 守门员
    basketball: 篮球
    running-shoe: 马拉松, 跑步
    sports-medal: 奥运会, 奥运, 奖牌
    chess-pawn: 国际象棋
    christmas-tree: 圣诞节
    wedding: 婚礼
    wastebasket: 垃圾
    recycling-symbol: 回收`,
  figurative: `冰山一角, 画蛇添足, 对牛弹琴, 害群之马, 黑马, 黑天鹅, 房间里的大象, 鳄鱼的眼泪, 替罪羊, 纸老虎, 狐假虎威, 火上浇油, 如鱼得水, 水到渠成, 桥梁作用, 象牙塔,
    蛋糕做大, 分蛋糕, 苹果公司, 风水, 薪水, 水平, 马上, 马力, 心脏地带, 蝴蝶效应, 牛市, 熊市`,
  misleading: "星星, 钥匙, 水滴, 火, 家",
};
