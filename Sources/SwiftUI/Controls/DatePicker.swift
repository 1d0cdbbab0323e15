import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A date picker: buttons with the date and the time, or wheels.
public struct DatePicker<Label: View> {
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: DatePickerComponents
  private let label: Label

  init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// What a date picker lets a person choose.
  public typealias Components = DatePickerComponents

  /// Makes a picker of any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast ... .distantFuture, displayedComponents, label()) }
  /// Makes a picker of a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range, displayedComponents, label()) }
  /// Makes a picker of a date from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label()) }
  /// Makes a picker of a date up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Makes a picker of any date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  /// Makes a picker of a date in a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range, displayedComponents, Text(titleKey)) }
  /// Makes a picker of a date from one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey))
  }
  /// Makes a picker of a date up to one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(titleKey)) }
  /// Makes a picker of a date in a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range, displayedComponents, Text(title)) }
  /// Makes a picker of a date from one on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(title))
  }
  /// Makes a picker of a date up to one, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(title)) }
}

/// What a date picker lets a person choose.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Makes components from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let date = min(max(selection.wrappedValue, range.lowerBound), range.upperBound)
    let label = scope.draw(label, at: .part("label"))
    let words = label.flatMap(\.words).joined(separator: ", ")
    let dates = wheels(of: date, in: scope)
    let picker = element(words, content(dates, words, in: scope))
    let hidesLabel = scope.environment.hidesLabels || scope.environment.dateLook == .calendar
    return [.labeled(hidesLabel ? [] : label, picker)]
  }

  private func element(_ words: String, _ content: Box) -> Box {
    ElementBox([content]) { frame, inner in
      [BoxElement(.datePicker, label: words, frame: frame, children: inner)]
    }
  }

  @MainActor
  private func content(_ dates: DateWheels, _ words: String, in scope: DrawScope) -> Box {
    switch scope.environment.dateLook {
    case .wheels: scope.drawOne(WheelRow(wheels: dates.wheels), at: .part("wheels"))
    case .calendar where components.contains(.date):
      scope.drawOne(DateCalendar(dates: dates, range: range), at: .part("calendar"))
    default: opened(buttons(of: dates, in: scope), dates, words, in: scope)
    }
  }

  @MainActor
  private func wheels(of date: Date, in scope: DrawScope) -> DateWheels {
    var calendar = scope.environment.calendar
    calendar.timeZone = scope.environment.timeZone
    let (selection, range) = (selection, range)
    return DateWheels(
      date: date, components: components, locale: scope.environment.locale, calendar: calendar
    ) { selection.wrappedValue = min(max($0, range.lowerBound), range.upperBound) }
  }

  /// The date and the time as buttons.
  @MainActor
  private func buttons(of dates: DateWheels, in scope: DrawScope) -> Box {
    var format = Date.FormatStyle(locale: scope.environment.locale)
    format.timeZone = scope.environment.timeZone
    var parts: [(label: String, value: String, opens: DatePickerComponents)] = []
    if components.contains(.date) {
      let value = dates.date.formatted(format.year().month(.abbreviated).day())
      parts.append(("Date Picker", value, .date))
    }
    if components.contains(.hourAndMinute) {
      parts.append(("Time Picker", dates.date.formatted(format.hour().minute()), .hourAndMinute))
    }
    let isEnabled = scope.environment.isEnabled
    let (node, opened) = (scope.node, scope.node.slot(-1) { OpenedPart() })
    let buttons = parts.map { part -> Box in
      let width = BoxFont(size: 17).width(of: part.value) + 24
      return ElementBox([SizedBox(CGSize(width: width, height: 34.3))]) { frame, _ in
        var button = BoxElement(
          .button, label: part.label, value: part.value, traits: .button, frame: frame)
        button.isEnabled = isEnabled
        button.answers.gestures[.tap] = {
          opened.part = part.opens
          node.change()
        }
        return [button]
      }
    }
    return StackBox(.horizontal, guide: .middle, spacing: nil, buttons)
  }

  /// The buttons, with the calendar or the wheels that one of them has opened.
  @MainActor
  private func opened(
    _ buttons: Box, _ dates: DateWheels, _ words: String, in scope: DrawScope
  ) -> Box {
    let (node, opened) = (scope.node, scope.node.slot(-1) { OpenedPart() })
    guard let part = opened.part else { return buttons }
    let content =
      part == .date
      ? AnyView(DateCalendar(dates: dates, range: range))
      : AnyView(WheelRow(wheels: dates.timeWheels))
    let box = scope.draw(content, at: .part("opened \(part.rawValue)")) {
      $0.navigation = nil
      $0.dialog = nil
      $0.isLazy = false
    }
    let shown = Presentation(.popover, content: element(words, .column(box))) {
      opened.part = nil
      node.change()
    }
    return .one([buttons].presenting(shown))
  }
}

/// The part that a tap on a button of a date picker has opened.
private final class OpenedPart { var part: DatePickerComponents? }
