public import Foundation
public import SwiftUI

/// A value that a mark can stand for.
public protocol Plottable {}

extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

/// A value with the words for it.
public struct PlottableValue<Value: Plottable> {
  /// A value.
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// A value.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// From one value to another.
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable { PlottableValue() }
}

extension PlottableValue where Value == Date {
  /// The day, the month or the like of a date.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue() }
  /// The day, the month or the like of a date.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue() }
}
