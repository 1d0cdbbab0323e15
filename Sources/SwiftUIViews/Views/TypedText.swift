/// What is typed into a field for a value, which reads it as far as it can.
///
/// The field shows it until it is left; then it shows its value as it is formatted.
package final class TypedText {
  private let changed: () -> Void
  /// What was typed last, and the formatted value at that time.
  private var typed: (text: String, value: String)?

  /// Makes a keeper that tells when the field shows something else.
  package init(changed: @escaping () -> Void) { self.changed = changed }

  /// The text of the field: what was typed, unless the app has set another value since.
  package func shown(of formatted: Binding<String>) -> Binding<String> {
    Binding(
      get: { [self] in
        let value = formatted.wrappedValue
        return typed.flatMap { $0.value == value ? $0.text : nil } ?? value
      },
      set: { [self] in
        formatted.wrappedValue = $0
        typed = ($0, formatted.wrappedValue)
        changed()
      })
  }

  /// What happens when the field is entered or left.
  package func left(then editing: ((Bool) -> Void)?) -> (Bool) -> Void {
    { [self] isEntered in
      if !isEntered, typed != nil {
        typed = nil
        changed()
      }
      editing?(isEntered)
    }
  }
}
