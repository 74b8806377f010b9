/**
 * Everyday words of languages that residents speak and the reader does not: Tagalog, Indonesian, Bengali, Nepali,
 * Malayalam, Tamil, Turkish, Amharic, Somali, Pashto and French. They are left as typed, since many are spelt nearly
 * like a car.
 */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `
  ako ang ano asul ba bago bahay berde bilhin bumili dapat dilaw gusto hanggang ilan itim kailangan kailanman kayo kong
  kotse kulay lang libo luma maganda magkano mahal malaki malinis maliit mga mura naman pamilya para pinaka po pula puti
  pwede salamat sana sasakyan siya talaga tao tayo meron yung
  apakah bagus baru bekas beli berapa besar biru bisa boleh cari dengan harga hijau hitam ingin juta kasih kecil keluarga
  mau merah mobil murah putih ribu saja saya sekarang terima tidak tolong untuk warna yang
  ami amar apnar bhalo bikri boro chai choto dam dami dite dorkar ekta gari kalo kemon keno khujchi kinte kobe koto korbo
  lagbe nai notun purono shada shobuj sobuj taka tumi
  asto bhayo chha chahincha dinus garnu hajur kati khojdai kinna maanga milcha naya paryo ramro rato ruwa sasto seto thulo
  enna ethra evide evvalavu irukka karuppu karutha nalla njan pazhaya puthiya puthu sivappu undo vandi vangan vellai
  vellam vendum venam vila vilai
  ailesi alacak araba araci ariyorum bana beyaz bin boya buyuk cok eski fiyati hangi icin istiyorum kac kirmizi kucuk
  lazim lira mavi milyon otomobil satilik temiz ucuz uygun var vites yeni yesil yok
  addis mekina makina nech tikur waga cusub qiimo raqiis weyn arzan gaday gadai mashin mota pakhair rangin spin tor zarr
  acheter achat annee avec blanche boite bonjour cherche combien couleur famille je merci moins neuf neuve noire occasion
  petite plus pour prix rouge sans una voiture vert
  `
    .trim()
    .split(/\s+/),
)
