public import AppModel

extension FieldMaker {
  /// Asks for a kind of keyboard.
  public func keyboard(_ kind: KeyboardKind) -> Self { typing { $0.keyboard = kind } }

  /// Says what the return key says.
  public func returnKey(_ kind: ReturnKeyKind) -> Self { typing { $0.returnKey = kind } }

  /// Lets the keyboard begin with a capital of itself.
  public func capitalization(_ kind: CapitalizationKind) -> Self {
    typing { $0.capitalization = kind }
  }

  /// Takes no more characters than that.
  public func maxLength(_ length: Int) -> Self { typing { $0.maxLength = length } }

  /// Puts a button above the keyboard that takes it away.
  public func accessory(_ label: String = "Done") -> Self { typing { $0.accessory = label } }

  /// Lets a swipe down take the keyboard away.
  public func dismissesKeyboardOnDrag() -> Self { typing { $0.dismissesOnDrag = true } }

  private func typing(_ change: (inout TypingDefinition) -> Void) -> Self {
    with { element in
      var typing = element.typing ?? TypingDefinition()
      change(&typing)
      element.typing = typing
    }
  }
}
