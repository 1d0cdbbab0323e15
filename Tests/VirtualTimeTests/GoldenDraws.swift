import VirtualTime

/// Draws that must never change: a seed that is noted down gives the same run in later versions.
///
/// The words of the generator come from a second implementation in another language.
struct GoldenDraws: Sendable {
  let seed: Seed
  let name: String
  let bits: [UInt64]
  let integers: [UInt64]
  let unit: Double

  static let xoshiroOfKeyZero: [UInt64] = [
    0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0, 0x6AA5_94F1_262D_2D2C,
  ]

  static let rows: [GoldenDraws] = [
    GoldenDraws(
      seed: 0, name: "loader",
      bits: [0x4450_734F_969E_EDA8, 0x33E8_EF7E_1F96_AE17, 0xB63D_8C01_175D_6695],
      integers: [87, 3, 78, 98, 74, 62], unit: 0.00041096661460759965),
    GoldenDraws(
      seed: 42, name: "loader",
      bits: [0xAEA0_9A75_0193_04DE, 0xEE78_3BA8_B650_5B14, 0x0DC1_4D0A_3C8E_F9EA],
      integers: [63, 63, 88, 74, 43, 20], unit: 0.776787890417223),
    GoldenDraws(
      seed: 42, name: "network stub /api/items",
      bits: [0x49BD_6267_D785_6108, 0x51B3_F729_4696_D862, 0x3798_2A87_6B3B_5E75],
      integers: [61, 39, 97, 43, 83, 55], unit: 0.6253486952145829),
    GoldenDraws(
      seed: 0xFFFF_FFFF_FFFF_FFFF, name: "é",
      bits: [0xD762_4972_7FE0_3617, 0xC42A_B570_459B_F7FB, 0x39B7_F775_52A2_61AB],
      integers: [31, 28, 21, 61, 61, 15], unit: 0.33498902420146837),
  ]

  static let lnOfTen: UInt64 = 4_612_367_379_483_415_830
  static let expOfOneAndAHalf: UInt64 = 4_616_731_951_734_179_137
  static let normalQuantileOf99: UInt64 = 4_612_420_888_509_349_646

  static let latencies: [Int64] = [
    2_000_000_000, 2_000_000_000, 2_364_276_225, 2_863_044_221, 8_390_291_811, 10_350_228_474,
    913_283_298, 1_583_581_720, 2_793_483_574, 1_839_635_684, 458_346_695, 2_999_265_591,
    4_000_000_000, 4_000_000_000, 1_410_148_117, 1_022_508_853, 1_000_000_000, 16_222_440_946,
  ]

  static let token = "rt1-s1a-3.2~a-4.1-t204vd"
  static let plainToken = "rt1-s0-b9k4dw"
}
