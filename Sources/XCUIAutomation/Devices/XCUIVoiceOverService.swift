public import Foundation
import SimulatedApp

/// VoiceOver on the device: turn it on, move through the screen, and read what it says.
///
/// ```swift
/// let reader = XCUIDevice.shared.voiceOverService
/// try reader.enable()
/// XCTAssertEqual(try reader.moveForward().utterance, "List, heading")
/// ```
///
/// It moves through the elements in the order of the element tree. If there is no further element,
/// it stays where it is and the move throws ``Error/Code/noSpeech``.
@preconcurrency @MainActor
open class XCUIVoiceOverService: NSObject {
  /// What VoiceOver says.
  @preconcurrency @MainActor
  public final class Output: NSObject, Sendable {
    /// The spoken words: label, value, kind of element and state.
    public let utterance: String

    nonisolated init(_ utterance: String) { self.utterance = utterance }

    /// The spoken words.
    public override var debugDescription: String { utterance }
  }

  static let one = XCUIVoiceOverService()

  private override init() {}

  /// Turns VoiceOver on; the next move forward reads the first element.
  open func enable() throws {
    guard let session = Automation.session(for: .underTest) else {
      throw Error(code: .failedToStart)
    }
    session.perform(.setVoiceOver(true))
  }

  /// Turns VoiceOver off.
  open func disable() throws {
    guard let session = Automation.session(for: .underTest) else {
      throw Error(code: .failedToStop)
    }
    session.perform(.setVoiceOver(false))
  }

  /// Whether VoiceOver is on.
  open var isEnabled: Bool { isOn }

  nonisolated private var isOn: Bool {
    Automation.session(for: .underTest)?.device.voiceOver != nil
  }

  /// Moves to the next element and reads it.
  @discardableResult
  open func moveForward() throws -> Output { try move(.forward) }

  /// Moves to the previous element and reads it.
  @discardableResult
  open func moveBackward() throws -> Output { try move(.backward) }

  /// Moves to the first element inside the current one and reads it.
  @discardableResult
  open func moveIn() throws -> Output { try move(.inside) }

  /// Moves to the element that contains the current one and reads it.
  @discardableResult
  open func moveOut() throws -> Output { try move(.outside) }

  /// What VoiceOver says about the current element.
  @discardableResult
  open func currentSpeech() throws -> Output {
    guard let session = Automation.session(for: .underTest) else { throw Error(code: .notRunning) }
    do throws(VoiceOverFailure) {
      return Output(try session.screenReader.speech())
    } catch {
      throw Error(error)
    }
  }

  /// A sentence that says whether VoiceOver is on.
  open override var debugDescription: String { "VoiceOver is \(isOn ? "on" : "off")" }

  private func move(_ move: VoiceOverMove) throws -> Output {
    guard let session = Automation.session(for: .underTest) else { throw Error(code: .notRunning) }
    do throws(VoiceOverFailure) {
      return Output(try session.screenReader.move(move))
    } catch {
      throw Error(error)
    }
  }
}
