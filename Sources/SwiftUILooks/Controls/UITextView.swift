public import AppleTypes
public import Foundation

/// A text of several lines that is edited.
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; only apps set it to nil.
  open var text: String! = "" { didSet { if text != oldValue { change() } } }
  /// Who is told.
  open weak var delegate: (any UITextViewDelegate)?
  /// Whether a person can change the text.
  open var isEditable = true { didSet { change() } }
  /// Whether a person can select words of it.
  open var isSelectable = true
  /// The letters.
  open var font: UIFont?
  /// The colour of the letters.
  open var textColor: UIColor?
  /// Where the text is.
  open var textAlignment = NSTextAlignment.natural
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets.zero
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Whether letters grow with the size of text.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it has the keyboard.
  package final var isEditing = false
}

extension UITextView: KeyboardField {
  /// Takes a text that a person has typed, unless the delegate refuses it.
  @MainActor package func type(_ typed: String) {
    let old = text ?? ""
    guard typed != old else { return }
    let (range, added) = TypedChange(from: old, to: typed).parts
    let isTaken = delegate?.textView(self, shouldChangeTextIn: range, replacementText: added)
    guard isTaken ?? true else { return }
    text = typed
    delegate?.textViewDidChange(self)
  }

  /// Tells that it has got or lost the keyboard.
  package func tellOfEditing() {
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
    } else {
      delegate?.textViewDidEndEditing(self)
    }
  }
}

/// Who is told of what a person does in a text.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called when it has got the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when it has lost the keyboard.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before the text changes.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
