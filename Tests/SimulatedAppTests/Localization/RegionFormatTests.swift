import PredicateFormat
import SimulatedApp
import Testing

@Suite("Numbers and days of a region")
struct RegionFormatTests {
  @Test(
    "numbers have its signs and groups",
    arguments: [
      ("en_US", "1,234,567.891"), ("de_DE", "1.234.567,891"),
      ("fr_FR", "1\u{202F}234\u{202F}567,891"),
      ("ru_RU", "1\u{A0}234\u{A0}567,891"), ("de_CH", "1’234’567.891"), ("en_IN", "12,34,567.891"),
      ("es_MX", "1,234,567.891"), ("ar_EG", "١٬٢٣٤٬٥٦٧٫٨٩١"), ("ar_AE", "1,234,567.891"),
      ("de", "1.234.567,891"), ("ja_JP@calendar=japanese", "1,234,567.891"),
    ])
  func numbers(locale: String, words: String) {
    #expect(RegionFormat(named: locale).text(1_234_567.8912, as: .number) == words)
  }

  @Test(
    "small numbers are not parted where it does not",
    arguments: [("en", "1,234"), ("es", "1234"), ("pl", "1234"), ("de", "1.234")])
  func smallNumbers(locale: String, words: String) {
    #expect(RegionFormat(named: locale).words(.integer(1_234)) == words)
  }

  @Test(
    "hundredths have its sign",
    arguments: [("en_US", "25%"), ("de_DE", "25\u{A0}%"), ("tr_TR", "%25"), ("ar_EG", "٢٥٪")])
  func percent(locale: String, words: String) {
    #expect(RegionFormat(named: locale).text(0.25, as: .percent) == words)
  }

  @Test(
    "days have its order",
    arguments: [
      ("en_US", "3/7/2026"), ("en_GB", "07/03/2026"), ("de_DE", "7.3.2026"),
      ("fr_FR", "07/03/2026"), ("ru_RU", "07.03.2026"), ("ja_JP", "2026/3/7"),
      ("sv_SE", "2026-03-07"), ("ko_KR", "2026. 3. 7."), ("nl_NL", "7-3-2026"),
    ])
  func days(locale: String, words: String) {
    let region = RegionFormat(named: locale)
    #expect(region.text("2026-03-07", as: .date) == words)
    #expect(region.text("2026-03-07T10:00:00Z", as: .date) == words)
  }

  @Test("an instant is the day of it in universal time")
  func instants() {
    let region = RegionFormat(named: "sv_SE")
    #expect(region.text(.date(0), as: .date) == "2001-01-01")
    #expect(region.text(.date(-1), as: .date) == "2000-12-31")
    #expect(region.text(.date(86_400 * (365 * 3 + 59)), as: .date) == "2004-02-29")
    #expect(region.text(.date(.infinity), as: .date) == "")
  }

  @Test("what a format is not for stays as it is")
  func others() {
    let region = RegionFormat(named: "de_DE")
    #expect(region.text("many", as: .number) == "many")
    #expect(region.text("soon", as: .date) == "soon")
    #expect(region.text(-0.0001, as: .number) == "0")
    #expect(region.text(.integer(-12_000), as: .number) == "-12.000")
    #expect(region.text(.integer(.min), as: .number).isEmpty == false)
  }
}
