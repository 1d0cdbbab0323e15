import AccessibilityTree
import ScreenPictures
import Testing

@Suite("The difference of two pictures")
struct PictureDifferenceTests {
  @Test func `of equal ones is no pixel`() throws {
    let png = PictureGallery.text("Log in").png()
    #expect(try #require(PictureDifference(png, png)).pixelCount == 0)
  }

  @Test func `marks the pixels that differ`() throws {
    let old = PictureGallery.text("Log in").png()
    let new = PictureGallery.text("Log on").png()
    let difference = try #require(PictureDifference(old, new))
    let before = try PNGFile(old)
    let after = try PNGFile(new)
    let marked = try PNGFile(difference.png)
    let differing = before.pixels.indices.filter { before.pixels[$0] != after.pixels[$0] }
    #expect(!differing.isEmpty)
    #expect(difference.pixelCount == differing.count)
    #expect(marked.pixels.indices.filter { marked.pixels[$0] == 0xFF00A0 } == differing)
  }

  @Test func `counts what only the larger one has`() throws {
    let all = PictureGallery.all[0].picture
    let part = try #require(all.cropped(to: .init(x: 0, y: 0, width: 100, height: 100)))
    let difference = try #require(PictureDifference(part.png(), all.png()))
    let whole = try PNGFile(all.png())
    #expect(difference.pixelCount >= whole.pixels.count - 200 * 200)
  }

  @Test func `is none where one is no picture`() {
    #expect(PictureDifference([], PictureGallery.text("a").png()) == nil)
  }
}
