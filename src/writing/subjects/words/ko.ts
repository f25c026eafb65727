import type { SubjectWords } from "./subject_words.ts";

/** Korean. */
export const ko: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: `은, 는, 이, 가, 을, 를, 의, 에, 에서, 에게, 로, 으로, 와, 과, 도, 만, 들, 들은, 들이, 들을, 들의, 들에게, 까지, 부터, 보다, 라는,
    이라는, 처럼, 이나, 나, 이다, 입니다, 이며, 에는, 에도, 으로는, 이란, 란`,
  layers: 1,
  compounds: true,
  words: `
    dog: 개?, 강아지, 반려견
    cat: 고양이
    horse: 말?, 경주마
    cow: 소?, 젖소, 한우, 축산
    bird: 새?, 철새, 참새
    bear: 곰?
    fish: 물고기, 생선, 연어, 어부, 어업
    honeybee: 꿀벌, 벌?, 양봉, 벌집, 벌통
    mosquito: 모기, 말라리아
    paw-prints: 반려동물, 수의사
    blossom: 꽃?
    evergreen-tree: 숲, 산림, 삼림
    deciduous-tree: 나무?
    sheaf-of-rice: 밀?, 벼?, 곡물
    mushroom: 버섯
    red-apple: 사과?
    potato: 감자
    bread: 빵, 제빵, 효모
    cheese-wedge: 치즈
    pot-of-food: 찌개, 국물
    steaming-bowl: 라면, 국수
    cooked-rice: 밥?, 쌀
    shortcake: 케이크
    chocolate-bar: 초콜릿
    candy: 설탕, 사탕
    honey-pot: 꿀?
    glass-of-milk: 우유
    hot-beverage: 커피
    teacup-without-handle: 녹차, 홍차
    wine-glass: 와인, 포도주
    beer-mug: 맥주
    fork-and-knife-with-plate: 식당, 레스토랑
    egg: 달걀, 계란
    fire: 화재, 산불, 방화?
    fire-engine: 소방관, 소방서, 소방대
    water-wave: 홍수, 침수, 바다, 해양, 쓰나미
    droplet: 식수, 가뭄, 물?
    cloud-with-rain: 비?, 폭우, 호우, 강수량
    cloud-with-lightning-and-rain: 폭풍?, 뇌우
    snowflake: 눈?, 폭설
    cyclone: 태풍, 허리케인
    thermometer: 폭염, 기온, 무더위
    volcano: 화산, 용암
    mountain: 등산, 산악, 등반
    snow-capped-mountain: 빙하
    desert: 사막
    beach-with-umbrella: 해변, 해수욕장
    globe-showing-europe-africa: 기후변화, 기후 변화, 지구 온난화, 온난화
    full-moon: 보름달, 달 탐사
    ringed-planet: 행성, 토성
    milky-way: 은하, 우주?, 블랙홀?
    comet: 혜성, 소행성, 운석
    telescope: 망원경, 천문학, 천문학자
    rocket: 로켓, 우주선, 탐사선
    satellite: 인공위성, 위성?
    hospital: 병원
    microbe: 바이러스, 세균, 박테리아, 코로나, 독감
    syringe: 백신, 예방접종, 접종
    pill: 약물, 의약품, 항생제
    stethoscope: 의사?, 간호사
    brain: 뇌?, 신경세포
    tooth: 치아, 치과, 충치
    bed: 수면, 불면증
    cigarette: 담배, 흡연, 금연
    microscope: 현미경, 실험실
    dna: 유전자, 유전체, 게놈
    radioactive: 원전, 원자력, 방사능
    amphora: 고고학, 유적, 유물
    classical-building: 국회, 의회, 박물관
    ballot-box-with-ballot: 선거, 투표, 유권자, 총선, 대선, 투표제
    balance-scale: 법원, 재판, 판사, 변호사, 검찰, 판결, 이혼소송, 대법원
    police-car: 경찰, 경찰관
    military-helmet: 군인, 군대
    dove: 휴전, 정전협정
    placard: 시위, 집회, 시위대
    eye: 감시 카메라, 대규모 감시, 스파이웨어, 온라인 추적, 감시?, 추적?
    locked: 개인정보, 개인 정보, 비밀번호, 암호화, 개인정보
    bank: 중앙은행, 은행, 한국은행
    coin: 동전, 비트코인, 암호화폐, 가상화폐
    money-bag: 저축, 돈?
    chart-increasing: 주식시장, 증시, 경제성장
    receipt: 세금, 부가가치세, 소득세
    shopping-cart: 슈퍼마켓, 대형마트
    briefcase: 실업률, 실업, 취업
    factory: 공장
    oil-drum: 석유, 원유, 유가
    fuel-pump: 휘발유, 주유소
    houses: 월세, 전세, 세입자, 임대
    house: 주택
    hotel: 호텔
    train: 기차, 철도, 열차
    metro: 지하철
    bus: 버스
    automobile: 자동차, 전기차, 승용차
    bicycle: 자전거
    ship: 선박, 화물선, 여객선
    airplane: 비행기, 항공사, 공항, 여객기
    luggage: 관광, 관광객, 여행
    tent: 캠핑, 텐트
    hiking-boot: 등산로, 둘레길
    tractor: 농부, 농민, 농업, 농장
    laptop: 컴퓨터, 소프트웨어, 프로그래밍, 노트북
    mobile-phone: 스마트폰, 휴대폰, 휴대전화
    robot: 로봇, 인공지능, 챗봇
    video-game: 비디오게임
    camera: 사진작가, 카메라
    battery: 배터리
    high-voltage: 전력, 정전, 전기
    school: 학교, 초등학교, 중학교, 고등학교, 교사
    graduation-cap: 대학, 대학교, 대학생
    books: 책?, 도서관, 독서, 서점, 소설
    newspaper: 신문, 기자?, 언론
    movie-camera: 영화, 영화감독
    musical-notes: 음악, 작곡가
    violin: 바이올린, 오케스트라, 교향악단
    musical-keyboard: 피아노, 피아니스트
    performing-arts: 연극, 극장
    artist-palette: 화가, 그림?
    soccer-ball: 축구, 골키퍼
    baseball: 야구
    running-shoe: 마라톤, 달리기
    sports-medal: 올림픽, 메달
    christmas-tree: 크리스마스
    wedding: 결혼식
    wastebasket: 쓰레기, 폐기물
    recycling-symbol: 재활용
    wolf: 늑대
    fox: 여우
    lion: 사자
    panda: 판다
    castle: 성곽`,
  figurative:
    "빙산의 일각, 그림의 떡, 소 잃고, 우물 안 개구리, 희생양, 양날의 검, 강 건너 불, 불난 집, 꿩 먹고 알 먹고, 고양이 목에 방울, 새 발의 피, 상아탑",
  misleading: "별, 열쇠, 배, 게, 쥐, 차, 병, 종, 귀, 총, 칼, 빗",
};
