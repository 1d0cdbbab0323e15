/// The Swift source of a query for the elements of a type.
package enum QueryProperty {
  /// The property of a type, such as `buttons` or `otherElements`; nil for a type without one.
  package static func name(of type: ElementType) -> String? {
    switch type {
    case .any, .application: nil
    case .other: "otherElements"
    case .switch: "switches"
    case .checkBox: "checkBoxes"
    case .comboBox: "comboBoxes"
    default: type.caseName + "s"
    }
  }

  /// The query below something, such as `.buttons` or `.descendants(matching: .any)`.
  package static func call(for type: ElementType) -> String {
    name(of: type).map { "." + $0 } ?? ".descendants(matching: .\(type.caseName))"
  }
}
