import AccessibilityTree
import AppModel
package import PredicateFormat

extension CompiledElement {
  /// The value that the element shows for the value it is bound to (behaviour.md D).
  ///
  /// A slider with a value of its own shows that value.
  package func shown(
    _ held: FormatValue, words: String, count: Int?, own: String?
  ) -> String? {
    switch definition.type {
    case .slider where own != nil: return own
    case .slider, .progressIndicator:
      guard let number = held.number ?? Double(words) else { return words.isEmpty ? "0%" : words }
      return "\(Int((range.part(number) * 100).rounded()))%"
    case .pageIndicator:
      guard let count else { return words }
      return "page \((held.wholeNumber ?? 0) + 1) of \(count)"
    case .segmentedControl: return nil
    case .datePicker where style != nil: return nil
    case .scrollView, .collectionView, .table, .webView: return nil
    case .popUpButton: return words
    default: return words.isEmpty ? "0" : words
    }
  }

  /// Converts a slider's position from 0 to 1 to a number in its range; other values are unchanged.
  package func scaled(_ value: FormatValue) -> FormatValue {
    guard definition.type == .slider, control?.range != nil, let part = value.number else {
      return value
    }
    return .real(range.from + (range.to - range.from) * part)
  }

  /// The value of a stepper after a step; nil at the end of its range.
  package func stepped(_ held: FormatValue, up: Bool) -> FormatValue? {
    let number = held.number ?? range.from
    let next = min(max(range.from, up ? number + range.step : number - range.step), range.to)
    guard next != number else { return nil }
    if case .real = held { return .real(next) }
    return Int64(exactly: next).map { .integer($0) } ?? .real(next)
  }

  /// The chosen option: a whole number counts the options from 0, another value is the option's
  /// text.
  package func chosen(_ held: FormatValue, among options: [String]) -> Int? {
    held.wholeNumber ?? options.firstIndex(of: held.words)
  }
}

extension FormatValue {
  /// The number, if the value is a number.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The number, if the value is a whole number.
  package var wholeNumber: Int? {
    guard case .integer(let value) = self else { return nil }
    return Int(exactly: value)
  }
}
