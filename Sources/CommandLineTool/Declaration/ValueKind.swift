import Foundation
import PredicateFormat

/// The kind of an option's value: how to parse it, and the message for a wrong value.
package struct ValueKind<Value> {
  let placeholder: String
  private let choices: [String]
  private let completion: ValueCompletion
  private let expected: String
  private let read: (String) throws -> Value?
  private let write: (Value) -> String

  /// Makes a kind from a placeholder, a description of valid values and a parser; the parser
  /// returns nil for a wrong value, or throws an error with details.
  package init(
    _ placeholder: String, expected: String, choices: [String] = [],
    completion: ValueCompletion = .none, read: @escaping (String) throws -> Value?,
    write: @escaping (Value) -> String = { "\($0)" }
  ) {
    self.placeholder = placeholder
    self.expected = expected
    self.choices = choices
    self.completion = completion
    self.read = read
    self.write = write
  }

  func parameter(
    _ kind: CommandParameter.Kind, _ name: String, _ help: String, isRequired: Bool = false,
    default text: String = ""
  ) -> CommandParameter {
    CommandParameter(
      kind: kind, name: name, placeholder: placeholder, help: help, defaultText: text,
      choices: choices, completion: completion, isRequired: isRequired)
  }

  func text(_ value: Value) -> String { write(value) }

  func value(of text: String, for name: String) throws(CommandLineFault) -> Value {
    var reason = ""
    do { if let value = try read(text) { return value } } catch { reason = ": \(error)" }
    if let nearest = NearestName.of(text, in: choices) {
      throw .unknownValue(option: name, value: text, nearest: nearest)
    }
    throw .badValue(option: name, value: text, expected: expected + reason)
  }
}

extension ValueKind<String> {
  /// Any text.
  package static func text(_ placeholder: String) -> Self {
    Self(placeholder, expected: "a text", read: { $0 })
  }

  /// The path of a file.
  package static func file(_ placeholder: String = "FILE") -> Self {
    Self(placeholder, expected: "a file", completion: .files, read: { $0 })
  }

  /// The path of a folder.
  package static func folder(_ placeholder: String = "FOLDER") -> Self {
    Self(placeholder, expected: "a folder", completion: .folders, read: { $0 })
  }

  /// One of some names.
  package static func name(_ placeholder: String = "NAME", among names: [String]) -> Self {
    Self(
      placeholder, expected: "one of: " + CommandParameter.list(names), choices: names,
      read: { names.contains($0) ? $0 : nil })
  }

  /// A regular expression.
  package static var pattern: Self {
    Self(
      "PATTERN", expected: "a regular expression",
      read: { (try? NSRegularExpression(pattern: $0)) == nil ? nil : $0 })
  }
}

extension ValueKind<Int> {
  /// A whole number within a range.
  package static func number(
    _ placeholder: String = "NUMBER", in range: ClosedRange<Int> = 0...Int.max
  ) -> Self {
    let end = range.upperBound == .max ? "2^63 - 1" : "\(range.upperBound)"
    return Self(
      placeholder, expected: "a whole number from \(range.lowerBound) to \(end)",
      read: { text in
        let number = Int(text.replacing("_", with: ""))
        return number.flatMap { range.contains($0) && text.first?.isNumber == true ? $0 : nil }
      })
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  /// A case of an enumeration by its raw value.
  package static func choice(_ placeholder: String) -> Self {
    let names = Value.allCases.map(\.rawValue)
    return Self(
      placeholder, expected: "one of: " + CommandParameter.list(names), choices: names,
      read: Value.init(rawValue:), write: \.rawValue)
  }
}
