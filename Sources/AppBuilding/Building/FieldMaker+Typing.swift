public import AppModel

extension FieldMaker {
  /// Sets the kind of keyboard.
  public func keyboard(_ kind: KeyboardKind) -> Self { typing { $0.keyboard = kind } }

  /// Sets the label of the return key.
  public func returnKey(_ kind: ReturnKeyKind) -> Self { typing { $0.returnKey = kind } }

  /// Sets where the keyboard capitalizes letters automatically.
  public func capitalization(_ kind: CapitalizationKind) -> Self {
    typing { $0.capitalization = kind }
  }

  /// Limits the number of characters.
  public func maxLength(_ length: Int) -> Self { typing { $0.maxLength = length } }

  /// Adds a button above the keyboard that hides the keyboard.
  public func accessory(_ label: String = "Done") -> Self { typing { $0.accessory = label } }

  /// Lets a swipe down hide the keyboard.
  public func dismissesKeyboardOnDrag() -> Self { typing { $0.dismissesOnDrag = true } }

  private func typing(_ change: (inout TypingDefinition) -> Void) -> Self {
    with { element in
      var typing = element.typing ?? TypingDefinition()
      change(&typing)
      element.typing = typing
    }
  }
}
