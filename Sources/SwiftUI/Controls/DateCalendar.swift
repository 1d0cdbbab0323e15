import AccessibilityTree
import SwiftUIViews
import ViewGraph
import ViewLayout

/// A month with a button for each day, or wheels for the month and the year.
struct DateCalendar: View {
  let dates: DateWheels
  let range: ClosedRange<Date>
  /// Whether a day is chosen, if there can be several; nil if only the day of the date is.
  var isChosen: ((Date) -> Bool)?
  /// A day of the month that the user has turned to; nil for the month of the date.
  @State private var turnedTo: Date?
  @State private var hasWheels = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Button(monthName) { hasWheels.toggle() }
          .accessibilityLabel(hasWheels ? "Hide year picker" : "Show year picker")
          .accessibilityValue(monthName)
        Spacer()
        if !hasWheels {
          turn(by: -1, "Previous Month", "DatePicker.PreviousMonth")
          turn(by: 1, "Next Month", "DatePicker.NextMonth")
        }
      }
      .frame(height: 44)
      if hasWheels {
        Surrounded(.datePicker, WheelRow(wheels: turning.monthWheels))
      } else {
        Surrounded(.collectionView, weeks)
      }
      if dates.components.contains(.hourAndMinute), isInline { times }
    }
    .buttonStyle(.borderless)
  }

  @Environment(\.dateLook) private var look
  /// Next to a calendar in a popover, the time has a button of its own.
  private var isInline: Bool { look == .calendar }

  private var times: some View {
    DatePicker(
      "Time", selection: Binding(get: { dates.date }, set: { dates.set($0) }),
      displayedComponents: .hourAndMinute
    )
    .datePickerStyle(.compact)
  }

  /// Wheels that also show the month that they turn to.
  private var turning: DateWheels {
    DateWheels(
      date: isChosen == nil ? dates.date : firstDay, components: dates.components,
      locale: dates.locale, calendar: dates.calendar
    ) { if isChosen == nil { choose($0) } else { turnedTo = $0 } }
  }

  private func choose(_ date: Date) {
    // With several days, the month that is shown stays, wherever the first day is.
    turnedTo = isChosen == nil ? nil : date
    dates.set(date)
  }

  private func turn(by months: Int, _ label: String, _ identifier: String) -> some View {
    Button(label) {
      turnedTo = dates.calendar.date(byAdding: .month, value: months, to: firstDay)
    }
    .frame(width: 44)
    .accessibilityLabel(label)
    .accessibilityIdentifier(identifier)
  }

  // MARK: - Days

  private var format: Date.FormatStyle {
    Date.FormatStyle(
      locale: dates.locale, calendar: dates.calendar, timeZone: dates.calendar.timeZone)
  }

  private var firstDay: Date {
    let day = turnedTo ?? dates.date
    return dates.calendar.dateInterval(of: .month, for: day)?.start ?? day
  }

  private var monthName: String { firstDay.formatted(format.month(.wide).year()) }

  /// The days of the month in rows of seven, nil before the first.
  private var rows: [[Int?]] {
    let calendar = dates.calendar
    let weekday = calendar.component(.weekday, from: firstDay) - calendar.firstWeekday
    let empty = [Int?](repeating: nil, count: (weekday + 7) % 7)
    let count = calendar.range(of: .day, in: .month, for: firstDay)?.count ?? 31
    let days = empty + (1...count).map(Optional.some)
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<min($0 + 7, days.count)]) }
  }

  private var weeks: some View {
    VStack(spacing: 0) {
      ForEach(Array(rows.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(0..<7) { place in
            day(place < week.count ? week[place] : nil)
              .frame(maxWidth: .infinity, minHeight: 44)
          }
        }
      }
    }
  }

  @ViewBuilder
  private func day(_ number: Int?) -> some View {
    if let number, let date = date(of: number) {
      Button("\(number)") { choose(date) }
        .accessibilityLabel(name(of: date))
        .accessibilityAddTraits(isSelected(date) ? .isSelected : [])
        .disabled(!isInRange(date))
    } else {
      Color.clear
    }
  }

  private func name(of date: Date) -> String {
    let name = date.formatted(format.weekday(.wide).month(.wide).day())
    return dates.calendar.isDate(date, inSameDayAs: Date()) ? "Today, \(name)" : name
  }

  private func isSelected(_ date: Date) -> Bool {
    isChosen?(date) ?? dates.calendar.isDate(date, inSameDayAs: dates.date)
  }

  /// The date with the time of the picker, on a day of the month that is shown.
  private func date(of number: Int) -> Date? {
    let calendar = dates.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: dates.date)
    var day = calendar.dateComponents([.year, .month], from: firstDay)
    (day.day, day.hour, day.minute, day.second) = (number, time.hour, time.minute, time.second)
    return calendar.date(from: day)
  }

  private func isInRange(_ date: Date) -> Bool {
    guard let day = dates.calendar.dateInterval(of: .day, for: date) else { return true }
    return day.end > range.lowerBound && day.start <= range.upperBound
  }
}

/// A view inside an element of a type.
private struct Surrounded<Content: View>: View, Drawable {
  let type: ElementType
  let content: Content

  init(_ type: ElementType, _ content: Content) { (self.type, self.content) = (type, content) }

  func draw(in scope: DrawScope) -> [Box] {
    let type = type
    return [
      ElementBox([scope.drawOne(content, at: .part("inside"))]) { frame, inner in
        [BoxElement(type, frame: frame, children: inner)]
      }
    ]
  }
}
