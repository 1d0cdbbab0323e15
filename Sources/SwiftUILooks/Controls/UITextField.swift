public import AppleTypes
public import Foundation

/// A line of text that is edited.
open class UITextField: UIControl {
  /// When a part of a field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// What is around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The text.
  open var text: String? { didSet { if text != oldValue { change() } } }
  /// What is shown without a text.
  open var placeholder: String? { didSet { change() } }
  /// Who is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Whether the text is not shown.
  open var isSecureTextEntry = false { didSet { change() } }
  /// What is above the keyboard: the buttons of a ``UIToolbar`` are shown.
  open var inputAccessoryView: UIView?
  /// The letters.
  open var font: UIFont?
  /// The colour of the letters.
  open var textColor: UIColor?
  /// Where the text is.
  open var textAlignment = NSTextAlignment.natural
  /// What is around it.
  open var borderStyle = BorderStyle.none
  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether typing errors are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Where the keyboard capitalizes.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// What kind of text it is.
  open var textContentType: UITextContentType?
  /// Whether letters grow with the size of text.
  open var adjustsFontForContentSizeCategory = false
  /// What is before the text.
  open var leftView: UIView?
  /// When there is something before the text.
  open var leftViewMode = ViewMode.never
  /// Whether it has the keyboard.
  public package(set) final var isEditing = false { didSet { change() } }
}

extension UITextField: KeyboardField {
  /// Takes a text that a person has typed, unless the delegate refuses it.
  @MainActor package func type(_ typed: String) {
    let old = text ?? ""
    guard typed != old else { return }
    let (range, added) = TypedChange(from: old, to: typed).parts
    let isTaken =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: added)
    guard isTaken ?? true else { return }
    text = typed
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Tells that it has got or lost the keyboard.
  package func tellOfEditing() {
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
  }

  /// Reacts to the return key.
  @MainActor package func enter() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}

/// Who is asked and told of what a person does in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called when it has got the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when it has lost the keyboard.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the text has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked on the return key whether it does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asked before the text changes.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
