public import AppleTypes
public import Foundation

/// A button.
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Makes a button.
  public convenience init(type: ButtonType) { self.init() }
  /// Makes a button that performs an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init()
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets its words in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    change()
  }
  /// Its words in a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Sets its picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    change()
  }
  /// Its picture in a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Sets the colour of its words in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Its words.
  open var currentTitle: String? { title(for: state) }
  /// Its picture.
  open var currentImage: UIImage? { image(for: state) }

  private var state: State {
    isEnabled ? isSelected ? .selected : .normal : .disabled
  }
}

/// A switch.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { change() } }
  /// The colour of a switch that is on.
  open var onTintColor: UIColor?
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A line on which a person chooses a number.
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0 { didSet { change() } }
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1
  /// Whether it reports each movement.
  open var isContinuous = true
  /// The colour of the line before the number.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line behind the number.
  open var maximumTrackTintColor: UIColor?
  /// The colour of what is moved.
  open var thumbTintColor: UIColor?
  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A row of segments, one of which is selected.
open class UISegmentedControl: UIControl {
  /// The words of the segments.
  package var titles: [String] = []
  /// The selected segment; -1 for none.
  open var selectedSegmentIndex = -1 { didSet { change() } }
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }
  /// Makes a row of words.
  public convenience init(items: [Any]?) {
    self.init()
    titles = items?.map { $0 as? String ?? "" } ?? []
  }
  /// The words of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Sets the letters.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// Dots that show the page.
open class UIPageControl: UIControl {
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page.
  open var currentPageIndicatorTintColor: UIColor?
  /// The picture of the dots.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the dot of the page.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { change() } }
  /// The page.
  open var currentPage = 0 { didSet { change() } }
  /// Whether there are no dots for one page.
  open var hidesForSinglePage = false
}
