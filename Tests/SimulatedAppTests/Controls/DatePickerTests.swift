import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@Suite("Date pickers")
struct DatePickerTests {
  private static func app(_ style: ControlStyle, _ date: FormatValue = "2026-11-21") -> TinyApp {
    TinyApp(
      .tiny(
        [
          Screen("main") {
            Context("date", date)
            DatePicker("when", label: "When", binds: "date").style(style)
          }
        ], container: .plain))
  }

  private static func tap(_ label: String, in app: TinyApp) { app.touch(label: label) }

  @Test("wheels show month, day and year, and turn to what they have")
  func wheels() {
    let app = Self.app(.wheels)
    #expect(
      app.rows(.pickerWheel) == [
        "PickerWheel, value: November", "PickerWheel, value: 21", "PickerWheel, value: 2026",
      ])
    func turn(_ index: Int, _ value: String) -> AutomationFailure? {
      let query = Query().descendants(.pickerWheel).appending(.index(index))
      return app.session.perform(.wheel(to: value), on: query, title: "")
    }
    #expect(turn(1, "30") == nil)
    #expect(turn(0, "February") == nil)
    #expect(app.context("date") == .string("2026-02-28"))
    #expect(turn(2, "2024") == nil)
    #expect(turn(1, "29") == nil)
    #expect(app.context("date") == .string("2024-02-29"))
    #expect(turn(1, "30") != nil)
    #expect(turn(0, "Smarch") != nil)
    #expect(app.context("date") == .string("2024-02-29"))
  }

  @Test("an inline picker is a calendar with a button for each day")
  func inline() {
    let app = Self.app(.inline)
    #expect(app.rows(.button).contains("Button, label: 'Saturday, November 21', Selected"))
    #expect(app.rows(.button).count == 33)
    Self.tap("Next Month", in: app)
    #expect(app.rows(.button).first == "Button, label: 'Show year picker', value: December 2026")
    #expect(app.context("date") == .string("2026-11-21"))
    Self.tap("Thursday, December 31", in: app)
    #expect(app.context("date") == .string("2026-12-31"))
    Self.tap("Previous Month", in: app)
    Self.tap("Show year picker", in: app)
    #expect(app.rows(.pickerWheel).count == 2)
    let year = Query().descendants(.pickerWheel).identified(by: "2026")
    #expect(app.session.perform(.wheel(to: "2020"), on: year, title: "") == nil)
    Self.tap("Hide year picker", in: app)
    #expect(app.context("date") == .string("2020-12-31"))
    #expect(app.rows(.button).contains("Button, label: 'Thursday, December 31', Selected"))
  }

  @Test("a compact picker is a button that opens a calendar, which a tap beside it closes")
  func compact() {
    let app = Self.app(.compact)
    #expect(app.rows(.button) == ["Button, label: 'Date Picker', value: Nov 21, 2026"])
    Self.tap("Date Picker", in: app)
    Self.tap("Monday, November 2", in: app)
    #expect(app.context("date") == .string("2026-11-02"))
    app.touch("PopoverDismissRegion")
    #expect(app.rows(.button) == ["Button, label: 'Date Picker', value: Nov 2, 2026"])
  }

  @Test(
    "a value that is no date is shown as the first day of a run", arguments: ["", "2026-02-30"])
  func noDate(text: String) {
    #expect(
      Self.app(.compact, .string(text)).rows(.button)
        == ["Button, label: 'Date Picker', value: Jan 1, 2026"])
  }
}

@Suite("Calendar dates")
struct CalendarDateTests {
  @Test("every day follows the one before in the week, and is read as it is written")
  func days() {
    // 1 January 1600 was a Saturday.
    var weekday = 6
    for year in 1600...2100 {
      for month in 1...12 {
        for day in 1...CalendarDate.days(inMonth: month, of: year) {
          let date = CalendarDate(year: year, month: month, day: day)
          if date.weekday != weekday { Issue.record("\(date.text)") }
          if CalendarDate(date.text) != date { Issue.record("\(date.text)") }
          weekday = (weekday + 1) % 7
        }
      }
    }
    #expect(CalendarDate(year: 2026, month: 11, day: 21).dayName == "Saturday, November 21")
  }

  @Test("a year has its days", arguments: [(1900, 365), (2000, 366), (2024, 366), (2025, 365)])
  func years(year: Int, days: Int) {
    #expect((1...12).map { CalendarDate.days(inMonth: $0, of: year) }.reduce(0, +) == days)
  }

  @Test("a month is turned to on its last day where it has no such day")
  func moved() {
    let date = CalendarDate(year: 2026, month: 1, day: 31)
    #expect(date.moved(toMonth: date.monthNumber + 1).text == "2026-02-28")
    #expect(date.moved(toMonth: date.monthNumber - 1).text == "2025-12-31")
    #expect(date.moved(toMonth: -5).text == "0001-01-31")
  }

  @Test(
    "what is no date is not read", arguments: ["", "2026", "2026-13-01", "2026-02-30", "a-b-c"])
  func wrong(text: String) {
    #expect(CalendarDate(text) == nil)
  }
}
