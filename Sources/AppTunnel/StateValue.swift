public import SimulatedApp

/// A value that an app stores, reports or receives: write it as a literal.
///
/// ```swift
/// app.tunnel.defaults["visits"] = 3
/// app.tunnel.files["Documents/cart.json"] = ["items": [["sku": 1]]]
/// ```
public typealias StateValue = FormatValue

extension StateValue {
  /// Whether two values are equal for a test; numbers are compared by their value.
  func equals(_ other: StateValue) -> Bool {
    switch (self, other) {
    case (.integer(let whole), .real(let real)), (.real(let real), .integer(let whole)):
      Double(whole) == real
    case (.list(let mine), .list(let others)):
      mine.count == others.count && zip(mine, others).allSatisfy { $0.equals($1) }
    case (.record(let mine), .record(let others)):
      mine.count == others.count
        && mine.allSatisfy { key, value in others[key].map(value.equals) ?? false }
    default: self == other
    }
  }
}
