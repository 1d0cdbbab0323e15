public import AppleTypes
public import Foundation

/// How lines of a text are aligned.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A text.
open class UILabel: UIView {
  /// The words.
  open var text: String? { didSet { change() } }
  /// The letters.
  open var font: UIFont?
  /// The colour of the letters.
  open var textColor: UIColor?
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether letters grow with the size of text.
  open var adjustsFontForContentSizeCategory = false
  /// How much letters may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { change() } }
}

/// A picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { change() } }
  /// Makes a view of a picture.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }
}

/// A wheel that turns while something is in progress.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  /// The colour of the wheel.
  open var color: UIColor?
  /// How large it is.
  open var style = Style.medium
  /// Whether it is shown only while it turns.
  open var hidesWhenStopped = true { didSet { change() } }
  /// Whether it turns.
  public private(set) final var isAnimating = false { didSet { change() } }
  /// Makes a wheel.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
  /// Turns it.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }
}

/// How a view changes what is behind it, which no test sees.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// How strong it is, and how light.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Makes a blur.
  public init(style: Style) {}
}

/// A view that changes what is behind it.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for what is in front of it.
  public private(set) final lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init()
    self.effect = effect
  }
}
