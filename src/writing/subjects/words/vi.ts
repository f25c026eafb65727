import type { SubjectWords } from "./subject_words.ts";

/** Vietnamese. */
export const vi: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "",
  layers: 1,
  compounds: false,
  words: `
    dog: chó, chú chó
    cat: mèo
    cow: bò?, chăn nuôi
    bird: chim, loài chim
    bear: gấu?
    fish: cá?, ngư dân, cá hồi, thủy sản
    honeybee: ong?, ong mật, đàn ong, nuôi ong, tổ ong, thụ phấn
    mosquito: muỗi, sốt xuất huyết, sốt rét
    evergreen-tree: rừng, phá rừng
    deciduous-tree: cây xanh, cây cối
    blossom: hoa?
    sheaf-of-rice: lúa, lúa mì
    cooked-rice: gạo, cơm
    steaming-bowl: phở, mì, bún
    potato: khoai tây
    red-apple: quả táo, táo?
    bread: bánh mì
    cheese-wedge: phô mai
    chocolate-bar: sô cô la
    honey-pot: mật ong
    glass-of-milk: sữa
    hot-beverage: cà phê
    teacup-without-handle: trà, chè xanh
    beer-mug: bia
    fire: cháy rừng, vụ cháy, đám cháy, hỏa hoạn, cháy?
    fire-engine: lính cứu hỏa, cứu hỏa, chữa cháy
    water-wave: lũ lụt, ngập lụt, lũ?, biển?, đại dương, sóng thần
    droplet: nước sạch, nước uống, hạn hán, nước ngầm
    cloud-with-rain: mưa, mưa lớn
    cloud-with-lightning-and-rain: giông bão, dông lốc
    cyclone: bão?, cơn bão
    snowflake: tuyết
    thermometer: nắng nóng, nhiệt độ, sốt?
    volcano: núi lửa, dung nham
    mountain: ngọn núi, leo núi
    globe-showing-europe-africa: biến đổi khí hậu, nóng lên toàn cầu
    full-moon: mặt trăng
    ringed-planet: hành tinh
    milky-way: thiên hà, vũ trụ, hố đen?
    comet: sao chổi, tiểu hành tinh, thiên thạch
    telescope: kính viễn vọng, thiên văn học
    rocket: tên lửa đẩy, tàu vũ trụ
    hospital: bệnh viện
    microbe: vi rút, virus, vi khuẩn, đại dịch, cúm?
    syringe: vắc xin, vaccine, tiêm chủng
    pill: thuốc?, kháng sinh, dược phẩm
    stethoscope: bác sĩ, y tá
    brain: não bộ, bộ não
    tooth: răng, nha sĩ
    bed: giấc ngủ, mất ngủ
    cigarette: thuốc lá, hút thuốc
    dna: gen, di truyền
    radioactive: điện hạt nhân
    amphora: khảo cổ, nhà khảo cổ
    classical-building: quốc hội, bảo tàng
    ballot-box-with-ballot: bầu cử, cử tri, bỏ phiếu
    balance-scale: tòa án, thẩm phán, luật sư, viện kiểm sát
    police-car: cảnh sát
    military-helmet: binh sĩ, quân đội
    dove: ngừng bắn
    placard: biểu tình
    eye: giám sát hàng loạt, camera giám sát, phần mềm gián điệp, theo dõi trực tuyến, theo dõi?
    locked: mật khẩu, mã hóa, an ninh mạng
    bank: ngân hàng, ngân hàng trung ương
    coin: đồng xu, bitcoin, tiền mã hóa
    chart-increasing: thị trường chứng khoán, chứng khoán
    receipt: thuế
    factory: nhà máy
    oil-drum: dầu thô
    fuel-pump: xăng
    houses: thuê nhà, tiền thuê, nhà ở
    train: tàu hỏa, đường sắt
    metro: tàu điện ngầm
    bus: xe buýt
    automobile: ô tô, xe điện
    motorcycle: xe máy
    bicycle: xe đạp
    ship: con tàu, tàu biển
    airplane: máy bay, hàng không, sân bay
    luggage: du lịch, du khách
    tractor: nông dân, nông nghiệp
    laptop: máy tính, phần mềm, lập trình
    mobile-phone: điện thoại
    robot: rô bốt, robot, trí tuệ nhân tạo
    battery: pin?
    high-voltage: điện lực, mất điện
    school: trường học, học sinh, giáo viên
    graduation-cap: đại học, sinh viên
    books: cuốn sách, thư viện, tiểu thuyết, sách?
    newspaper: nhà báo, tờ báo
    movie-camera: điện ảnh, bộ phim
    musical-notes: âm nhạc, nhạc sĩ
    artist-palette: họa sĩ, bức tranh
    soccer-ball: bóng đá, thủ môn
    running-shoe: chạy bộ, marathon
    sports-medal: olympic, huy chương
    wedding: đám cưới
    wastebasket: rác thải, rác
    recycling-symbol: tái chế
    mosque: nhà thờ hồi giáo
    helicopter: trực thăng`,
  figurative: `đùa với lửa, phần nổi của tảng băng, tảng băng chìm, vật tế thần, nước mắt cá sấu,
    con ngựa thành troy, một mũi tên trúng hai, tuần trăng mật, giọt nước tràn ly,
    trái tim thành phố, chìa khóa thành công, nhà trắng, cầu nối, làn sóng, đất nước, nhà nước,
    nước ngoài, trong nước, các nước, nước này`,
  misleading: "gà tây, ngôi sao, chìa khóa, giọt nước, cua",
};
