import type { SubjectWords } from "./subject_words.ts";

/** Japanese. */
export const ja: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "",
  layers: 1,
  compounds: true,
  words: `
    dog: 犬, 子犬, 愛犬
    cat: 猫, 子猫, ネコ
    horse: 馬?, 競走馬
    cow: 乳牛, 肉牛, 畜産
    bird: 野鳥, 小鳥, ツバメ, 渡り鳥
    blackbird: カラス, 烏
    mantelpiece-clock: 時計, 時計台, 時計職人, 時計屋
    bear: クマ?, ヒグマ, 熊?
    fish: 魚, 鮭, サケ, 漁師, 漁業
    honeybee: ミツバチ, 蜜蜂, 養蜂, 養蜂家, 巣箱
    mosquito: 蚊, マラリア
    paw-prints: 獣医, ペット?
    blossom: 花?, 花びら
    cherry-blossom: 桜?, 花見
    evergreen-tree: 森林, 森, 林業
    deciduous-tree: 樹木, 街路樹
    sheaf-of-rice: 小麦, 稲作, 水田, 稲
    herb: バジル, ハーブ
    mushroom: キノコ, きのこ
    grapes: ぶどう, ブドウ
    red-apple: りんご, リンゴ
    tangerine: みかん
    potato: じゃがいも
    beans: 大豆
    eggplant: 茄子, 焼きなす, なす?
    bread: パン, パン屋, 酵母
    cheese-wedge: チーズ
    cut-of-meat: 牛肉, 肉?
    pot-of-food: スープ, 煮込み, 味噌汁
    cooked-rice: ご飯, 米?
    steaming-bowl: ラーメン, うどん, そば
    spaghetti: パスタ
    shortcake: ケーキ
    chocolate-bar: チョコレート
    candy: 砂糖
    honey-pot: 蜂蜜, はちみつ
    glass-of-milk: 牛乳
    hot-beverage: コーヒー
    teacup-without-handle: 緑茶, お茶, 紅茶
    wine-glass: ワイン
    beer-mug: ビール
    fork-and-knife-with-plate: レストラン
    egg: 卵, たまご
    salt: 塩?
    fire: 火災, 火事, 山火事, 山林火災, 放火, 炎?
    fire-engine: 消防, 消防士, 消防隊
    water-wave: 洪水, 津波, 海, 高潮, 浸水
    droplet: 水, 飲料水, 水不足, 干ばつ
    cloud-with-rain: 雨, 大雨, 豪雨, 梅雨
    cloud-with-lightning-and-rain: 雷雨, 暴風雨
    snowflake: 雪, 大雪, 積雪
    cyclone: 台風, ハリケーン
    thermometer: 猛暑, 熱中症, 気温, 発熱
    volcano: 火山, 噴火, 溶岩
    mountain: 山?, 登山, 登山家
    snow-capped-mountain: 氷河
    desert: 砂漠
    beach-with-umbrella: 砂浜, 海水浴
    globe-showing-europe-africa: 気候変動, 地球温暖化
    full-moon: 月面, 満月
    ringed-planet: 惑星, 土星
    milky-way: 銀河, 宇宙, ブラックホール?
    comet: 彗星, 小惑星, 隕石
    telescope: 望遠鏡, 天文学, 天文学者
    rocket: ロケット, 宇宙船, 探査機
    satellite: 人工衛星
    hospital: 病院
    ambulance: 救急車
    microbe: ウイルス, 細菌, コロナウイルス, 感染症, インフルエンザ
    syringe: ワクチン, 予防接種, 接種
    pill: 薬, 医薬品, 抗生物質
    stethoscope: 医師, 看護師
    brain: 脳, 神経細胞
    tooth: 歯, 歯科, 虫歯
    bed: 睡眠, 不眠症
    cigarette: たばこ, 喫煙, 禁煙
    microscope: 顕微鏡, 実験室
    dna: 遺伝子, ゲノム
    radioactive: 原子力, 原発, 原子力発電所, 放射性
    amphora: 考古学, 遺跡, 土器
    classical-building: 国会, 議会, 博物館
    ballot-box-with-ballot: 選挙, 投票, 有権者, 総選挙
    balance-scale: 裁判, 裁判所, 判決, 弁護士, 検察
    police-car: 警察, 警察官
    military-helmet: 兵士, 軍隊
    dove: 停戦, 休戦
    placard: デモ?, 抗議
    eye: 個人情報の追跡, サードパーティークッキー, 監視カメラ, 監視社会, スパイウェア, オンライン追跡, トラッキング?, 追跡?
    locked: 個人情報, パスワード, 暗号化, 情報漏えい, セキュリティ?
    bank: 中央銀行, 銀行
    coin: 硬貨, ビットコイン, 仮想通貨
    money-bag: お金, 貯金, 貯蓄
    chart-increasing: 株式市場, 経済成長
    receipt: 税金, 消費税, 増税
    shopping-cart: スーパー?, スーパーマーケット
    factory: 工場
    oil-drum: 原油, 石油
    fuel-pump: ガソリン
    house: 住宅, 一戸建て
    houses: 家賃, 賃貸
    hotel: ホテル
    train: 電車, 鉄道, 列車
    bus: バス
    automobile: 自動車, 電気自動車, 車?
    delivery-truck: トラック?
    bicycle: 自転車
    ship: 船, 貨物船
    airplane: 飛行機, 航空会社, 空港
    luggage: 観光, 観光客
    tent: キャンプ, テント
    hiking-boot: ハイキング, 登山道
    tractor: 農家, 農業, 農場
    laptop: パソコン, ソフトウェア, プログラミング, コンピューター, コンピュータ
    mobile-phone: スマートフォン, スマホ, 携帯電話
    robot: ロボット, 人工知能, AI, 生成AI
    video-game: ゲーム?, ビデオゲーム
    camera: 写真家, カメラ, 写真撮影
    battery: 電池, 蓄電池
    high-voltage: 電力, 停電, 電気
    school: 学校, 小学校, 中学校, 高校, 生徒, 教師
    graduation-cap: 大学, 大学生
    books: 本?, 図書館, 読書, 書店, 小説, 電子書籍
    newspaper: 新聞, 記者, ジャーナリスト
    movie-camera: 映画, 映画監督
    musical-notes: 音楽, 作曲家
    violin: バイオリン, オーケストラ
    musical-keyboard: ピアノ, ピアニスト
    performing-arts: 演劇, 劇場
    artist-palette: 画家, 絵画
    soccer-ball: サッカー
    baseball: 野球
    running-shoe: マラソン, ランニング
    sports-medal: オリンピック, 五輪, メダル
    christmas-tree: クリスマス
    wedding: 結婚式
    wastebasket: ごみ, ゴミ, 廃棄物
    recycling-symbol: リサイクル
    wolf: オオカミ
    fox: キツネ`,
  figurative: `氷山の一角, 猫の手, 猫に小判, 馬の耳, 馬が合う, 犬猿の仲, 水に流す, 水の泡, 火に油, 鶴の一声, 絵に描いた餅, 花を持たせ, 山場, 波に乗る, 船出, 橋渡し,
    架け橋`,
  misleading: "星, 鍵, 滴, 木, 本, 火, 家",
};
