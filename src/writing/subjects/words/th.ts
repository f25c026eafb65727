import type { SubjectWords } from "./subject_words.ts";

/** Thai. */
export const th: SubjectWords = {
  prefixes: "",
  bases: "",
  endings: "",
  layers: 1,
  compounds: false,
  words: `
    dog: สุนัข, หมา
    cat: แมว
    bird: นก
    fish: ปลา, ชาวประมง, ประมง
    honeybee: ผึ้ง, คนเลี้ยงผึ้ง, รังผึ้ง
    mosquito: ยุง, ไข้เลือดออก, มาลาเรีย
    evergreen-tree: ป่า, ป่าไม้
    deciduous-tree: ต้นไม้
    blossom: ดอกไม้
    sheaf-of-rice: ข้าวสาลี, นาข้าว
    cooked-rice: ข้าว?, ข้าวสาร
    steaming-bowl: ก๋วยเตี๋ยว
    bread: ขนมปัง
    honey-pot: น้ำผึ้ง
    glass-of-milk: นม
    hot-beverage: กาแฟ
    teacup-without-handle: ชาเขียว, ใบชา
    chocolate-bar: ช็อกโกแลต
    fire: ไฟไหม้, ไฟป่า, เพลิงไหม้
    fire-engine: นักดับเพลิง, ดับเพลิง
    water-wave: น้ำท่วม, ทะเล, มหาสมุทร, สึนามิ
    droplet: น้ำดื่ม, ภัยแล้ง, น้ำ?
    cloud-with-rain: ฝน, ฝนตก
    cloud-with-lightning-and-rain: พายุ?
    thermometer: คลื่นความร้อน, อุณหภูมิ, ไข้?
    volcano: ภูเขาไฟ
    mountain: ภูเขา
    beach-with-umbrella: ชายหาด
    globe-showing-europe-africa: การเปลี่ยนแปลงสภาพภูมิอากาศ, ภาวะโลกร้อน, โลกร้อน
    full-moon: ดวงจันทร์
    ringed-planet: ดาวเคราะห์
    milky-way: กาแล็กซี, จักรวาล
    telescope: กล้องโทรทรรศน์, ดาราศาสตร์
    hospital: โรงพยาบาล
    microbe: ไวรัส, แบคทีเรีย, โควิด, ไข้หวัดใหญ่
    syringe: วัคซีน, ฉีดวัคซีน
    pill: ยา?, ยาปฏิชีวนะ
    stethoscope: แพทย์, หมอ?, พยาบาล
    brain: สมอง
    tooth: ฟัน?, ทันตแพทย์
    bed: การนอน, นอนไม่หลับ
    cigarette: บุหรี่, สูบบุหรี่
    dna: ยีน, พันธุกรรม
    amphora: นักโบราณคดี, โบราณคดี
    classical-building: รัฐสภา, พิพิธภัณฑ์
    ballot-box-with-ballot: เลือกตั้ง, การเลือกตั้ง, ลงคะแนน
    balance-scale: ศาล, ผู้พิพากษา, ทนายความ, อัยการ
    police-car: ตำรวจ
    military-helmet: ทหาร
    dove: หยุดยิง
    placard: ผู้ชุมนุม, ประท้วง
    eye: การสอดแนม, กล้องวงจรปิด, สปายแวร์, การติดตาม?
    locked: รหัสผ่าน
    bank: ธนาคาร, ธนาคารกลาง
    coin: เหรียญ?, บิตคอยน์
    receipt: ภาษี
    factory: โรงงาน
    train: รถไฟ
    metro: รถไฟฟ้า
    bus: รถเมล์, รถโดยสาร
    automobile: รถยนต์
    bicycle: จักรยาน
    ship: เรือ
    airplane: เครื่องบิน, สายการบิน, สนามบิน
    luggage: การท่องเที่ยว, นักท่องเที่ยว
    tractor: เกษตรกร, การเกษตร
    laptop: คอมพิวเตอร์, ซอฟต์แวร์
    mobile-phone: โทรศัพท์, สมาร์ทโฟน
    robot: หุ่นยนต์, ปัญญาประดิษฐ์
    high-voltage: ไฟฟ้า
    school: โรงเรียน, นักเรียน, ครู?
    graduation-cap: มหาวิทยาลัย, นักศึกษา
    books: หนังสือ, ห้องสมุด
    newspaper: หนังสือพิมพ์, นักข่าว
    movie-camera: ภาพยนตร์, หนัง?
    musical-notes: ดนตรี
    soccer-ball: ฟุตบอล
    running-shoe: มาราธอน
    sports-medal: โอลิมปิก
    wedding: งานแต่งงาน
    wastebasket: ขยะ
    recycling-symbol: รีไซเคิล`,
  figurative: "เล่นกับไฟ, แพะรับบาป, ยอดภูเขาน้ำแข็ง, น้ำตาจระเข้, ม้ามืด, แกะดำ",
  misleading: "ไฟ, ไก่งวง, ดาว, กุญแจ, หยดน้ำ",
};
