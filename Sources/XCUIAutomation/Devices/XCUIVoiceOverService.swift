public import Foundation
import SimulatedApp

/// The screen reader of the device: turn it on, go through the screen, and see what it says.
///
/// ```swift
/// let reader = XCUIDevice.shared.voiceOverService
/// try reader.enable()
/// XCTAssertEqual(try reader.moveForward().utterance, "List, heading")
/// ```
///
/// It goes through the elements of the screen in the order of the tree; where there is nothing more
/// it stays, and the move throws ``Error/Code/noSpeech``.
open class XCUIVoiceOverService: NSObject, @unchecked Sendable {
  /// What the screen reader says.
  public final class Output: NSObject, Sendable {
    /// The words: label, value, what the element is, and what state it is in.
    public let utterance: String

    init(_ utterance: String) { self.utterance = utterance }

    /// The words.
    public override var debugDescription: String { utterance }
  }

  static let one = XCUIVoiceOverService()

  private override init() {}

  /// Turns the screen reader on; the next move forward reads the first element.
  open func enable() throws {
    guard let session = Automation.session(for: .underTest) else {
      throw Error(code: .failedToStart)
    }
    session.perform(.setVoiceOver(true))
  }

  /// Turns the screen reader off.
  open func disable() throws {
    guard let session = Automation.session(for: .underTest) else {
      throw Error(code: .failedToStop)
    }
    session.perform(.setVoiceOver(false))
  }

  /// Whether the screen reader is on.
  open var isEnabled: Bool { Automation.session(for: .underTest)?.device.voiceOver != nil }

  /// Goes to the next element.
  @discardableResult
  open func moveForward() throws -> Output { try move(.forward) }

  /// Goes to the element before.
  @discardableResult
  open func moveBackward() throws -> Output { try move(.backward) }

  /// Goes to the first part of the element.
  @discardableResult
  open func moveIn() throws -> Output { try move(.inside) }

  /// Goes to the element around this one.
  @discardableResult
  open func moveOut() throws -> Output { try move(.outside) }

  /// What the screen reader says of the element it is on.
  @discardableResult
  open func currentSpeech() throws -> Output {
    guard let session = Automation.session(for: .underTest) else { throw Error(code: .notRunning) }
    do throws(VoiceOverFailure) {
      return Output(try session.screenReader.speech())
    } catch {
      throw Error(error)
    }
  }

  /// Whether the screen reader is on, in words.
  open override var debugDescription: String { "VoiceOver is \(isEnabled ? "on" : "off")" }

  private func move(_ move: VoiceOverMove) throws -> Output {
    guard let session = Automation.session(for: .underTest) else { throw Error(code: .notRunning) }
    do throws(VoiceOverFailure) {
      return Output(try session.screenReader.move(move))
    } catch {
      throw Error(error)
    }
  }
}
