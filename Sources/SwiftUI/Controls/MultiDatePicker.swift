import SwiftUIViews

/// A calendar on which the user chooses several days; its label is not shown.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  private let selection: Binding<Set<DateComponents>>
  private let range: ClosedRange<Date>

  /// Makes a calendar of all days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture)
  }
  /// Makes a calendar whose days in a range can be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound...bounds.upperBound) }
  /// Makes a calendar whose days from one on can be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound ... .distantFuture) }
  /// Makes a calendar whose days up to one can be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast...bounds.upperBound) }

  private init(_ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>) {
    self.selection = selection
    self.range = range
  }

  /// The calendar.
  public var body: some View {
    var calendar = calendar
    calendar.timeZone = timeZone
    let days = ChosenDays(selection: selection, calendar: calendar)
    return DateCalendar(
      dates: DateWheels(
        date: days.first ?? Date(), components: .date, locale: locale, calendar: calendar,
        set: days.choose),
      range: range, isChosen: days.isChosen)
  }
}

/// The days of a selection, whose components may be more than year, month and day.
private struct ChosenDays {
  let selection: Binding<Set<DateComponents>>
  let calendar: Calendar

  var first: Date? { selection.wrappedValue.compactMap(calendar.date(from:)).min() }

  func isChosen(_ date: Date) -> Bool { selection.wrappedValue.contains { isDay($0, of: date) } }

  func choose(_ date: Date) {
    if let day = selection.wrappedValue.first(where: { isDay($0, of: date) }) {
      selection.wrappedValue.remove(day)
    } else {
      let units: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
      selection.wrappedValue.insert(calendar.dateComponents(units, from: date))
    }
  }

  private func isDay(_ day: DateComponents, of date: Date) -> Bool {
    calendar.date(from: day).map { calendar.isDate($0, inSameDayAs: date) } ?? false
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a calendar with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Makes a calendar with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  /// Makes a calendar with a title, whose days in a range can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  /// Makes a calendar with a title, whose days from one on can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  /// Makes a calendar with a title, whose days up to one can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}
